import { loadScriptsAtFirstUse } from "./sign-in/first-use.ts";

/** The entry of a prerendered sign-in form, which fetches the entry of the sign-in page when it is needed. */
loadScriptsAtFirstUse(document);
