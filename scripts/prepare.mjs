// Runs after a plain `npm ci`, so that editors find the types of the GraphQL operations. Says nothing where the generator is
// not installed, as by `npm ci --omit=dev`: building and running need no types. A fault fails the installation.
import { makeTypes } from "./build.mjs";

await makeTypes();
