import { openRunFolder } from "./run-folder.mjs";

/** For tests that start the product as a program of its own. */
export default (): (() => void) => openRunFolder().remove;
