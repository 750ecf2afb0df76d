import { configure } from "@testing-library/react";
import { PATIENCE_MS } from "./eventually.ts";

/** The testing library uses the same timeout. */
configure({ asyncUtilTimeout: PATIENCE_MS });
