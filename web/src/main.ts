/** Loads the words, then shows the app. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { stayKnown } from "./shared/guest";
import { startWords } from "./shared/i18n.svelte";

await startWords();
mount(App, { target: document.getElementById("app")! });
void stayKnown();
