/** The words of every page, as one chunk. */
export default import.meta.glob<string>("../../../locales/es/{common,lobby,table}.ftl", { query: "?raw", import: "default", eager: true });
