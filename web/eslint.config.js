/** What types and form do not show: promises that nobody waits for, lists without keys. Prettier has the form. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Types are asked in modules; asking them in components too would take twice the time.
const typed = { projectService: { allowDefaultProject: ["vite.config.ts"] }, extraFileExtensions: [".svelte"] };

const UNSAFE = ["argument", "assignment", "call", "member-access", "return"]; // of what nobody has given a type

// The server says every action part by part, so that nobody has to read its notation.
const onText = (path) => `:matches([${path}.name="text"], [${path}.property.name="text"])`;
const message = "Take the parts of the move instead of reading its text.";
const readingNotation = [
  `CallExpression[callee.property.name=/^(match|matchAll|search|split|startsWith|endsWith|slice|includes)$/]${onText("callee.object")}`,
  `CallExpression[callee.property.name=/^(exec|test)$/]${onText("arguments.0")}`,
].map((selector) => ({ selector, message }));

// A board has no other texts to read either, but for the names of places and the pictures that it brings along.
const readingWords = [
  "Literal[regex]",
  "CallExpression[callee.property.name=/^(match|matchAll|search|split|startsWith|endsWith)$/]",
].map((selector) => ({ selector, message: "The server says everything part by part: declare it in the contract." }));
const NAMED_PLACES = ["carcassonne/kit.ts", "carcassonne/landscape.ts", "finisterre/cells.ts"];
const PICTURES = ["carcassonne/scene.ts", "meduris/scene.ts"];

export default [
  { ignores: ["public/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { files: ["**/*.svelte"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ["**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ["**/*.ts"],
    languageOptions: { parserOptions: typed },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  {
    files: ["src/**/*.ts"],
    rules: Object.fromEntries(UNSAFE.map((what) => [`@typescript-eslint/no-unsafe-${what}`, "error"])),
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "no-undef": "off", // TypeScript knows better
      "svelte/no-at-html-tags": "off", // drawings and rules are our own markup; words of others never come this way
      "svelte/prefer-svelte-reactivity": "off", // what is shown is replaced, never changed in place
    },
  },
  { files: ["src/**"], rules: { "no-restricted-syntax": ["error", ...readingNotation] } },
  {
    files: ["src/games/**"],
    ignores: [...NAMED_PLACES, ...PICTURES].map((file) => `src/games/${file}`),
    rules: { "no-restricted-syntax": ["error", ...readingNotation, ...readingWords] },
  },
];
