// Runs before the first paint, so that a dark room stays dark. settings.svelte.ts takes over afterwards.
(function () {
  var theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("oppidum.settings") || "{}").theme || "auto";
  } catch (error) {
    /* A damaged or forbidden storage means: as the system likes. */
  }
  if (theme === "auto") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
