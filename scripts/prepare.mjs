// Runs after a plain `npm ci`, so that editors find the types of the GraphQL operations.
import { makeTypes } from "./build.mjs";

await makeTypes();
