import { goOnWithScript } from "./sign-in/sent-without-script.ts";

/** The entry of the page after a form that was posted without a script. */
goOnWithScript(document);
