/** Svelte understands the types itself; no preprocessor is needed. */
export default { compilerOptions: { runes: true } };
