import "./api-keys.ts";
import "./applications.ts";
import "./dossier.ts";
import "./decisions.ts";
import "./documents.ts";
import "./homes.ts";
import "./own-account.ts";
import "./queue.ts";
import "./references.ts";
import "./requests.ts";
import "./team.ts";
import { lexicographicSortSchema, printSchema } from "graphql";
import { builder } from "./console-builder.ts";

export const consoleSchema = builder.toSchema();

export const printedConsoleSchema = (): string => `${printSchema(lexicographicSortSchema(consoleSchema))}\n`;
