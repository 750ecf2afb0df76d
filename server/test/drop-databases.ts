import { afterAll } from "vitest";
import { dropDatabases } from "./database.ts";

/** Runs after each file's own hooks: drops its databases, which nobody needs any more. */
afterAll(dropDatabases);
