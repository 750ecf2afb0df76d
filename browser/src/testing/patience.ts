import { configure } from "@testing-library/react";
import { PATIENCE_MS } from "./eventually.ts";

/** What the library's own waits are told as well. */
configure({ asyncUtilTimeout: PATIENCE_MS });
