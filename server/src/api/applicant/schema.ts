import "./me.type.ts";
import "./update-me.ts";
import "../../sections/submit.ts";
import "../../cases/give-consents.ts";
import "../../sections/save-progress.ts";
import { lexicographicSortSchema, printSchema } from "graphql";
import { builder } from "./builder.ts";

/** Each room adds its own types and fields to the builder; here they become one schema. */
export const schema = builder.toSchema();

/** The contract between server and browser, committed as `server/schema.graphql`. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
