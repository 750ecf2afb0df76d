import { afterAll } from "vitest";
import { dropDatabases } from "./database.ts";

/** Runs for every file, and after the file's own hooks: the server keeps no database that nobody will ask again. */
afterAll(dropDatabases);
