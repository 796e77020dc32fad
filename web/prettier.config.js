/** One width for the whole house, as in pyproject.toml. */
export default {
  printWidth: 120,
  plugins: ["prettier-plugin-svelte"],
};
