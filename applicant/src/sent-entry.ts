import { goOnWithScript } from "./sign-in/sent-without-script.ts";

goOnWithScript(document);
