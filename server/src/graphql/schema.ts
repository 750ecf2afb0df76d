import "../applicants/me.type.ts";
import "../identity/update-me.ts";
import "../validations/submit-validation.ts";
import "../validations/update-consents.ts";
import "../validations/update-wizard-progress.ts";
import { lexicographicSortSchema, printSchema } from "graphql";
import { builder } from "./builder.ts";

/** Each room adds its own types and fields to the builder; here they become one schema. */
export const schema = builder.toSchema();

/** The contract between server and browser, committed as `server/schema.graphql`. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
