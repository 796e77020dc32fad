/** The words of every page, as one chunk. */
export default import.meta.glob<string>("../../../locales/en/{common,lobby,refusals,table}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
