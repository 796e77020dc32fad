/** The door of this folder: the client, as a whole and by its parts. */
export * from "./client";
export * as default from "./client";
