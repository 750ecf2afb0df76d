import "./api-keys.ts";
import "./applications.ts";
import "./case-bundles.ts";
import "./dossier.ts";
import "./decisions.ts";
import "./documents.ts";
import "./due-diligence.ts";
import "./figures.ts";
import "./homes.ts";
import "./outside-results.ts";
import "./own-account.ts";
import "./policies.ts";
import "./policy-editor.ts";
import "./policy-replay.ts";
import "./queue.ts";
import "./references.ts";
import "./requests.ts";
import "./right-to-rent-rules.ts";
import "./sanctions.ts";
import "./second-reviews.ts";
import "./team.ts";
import { lexicographicSortSchema, printSchema } from "graphql";
import { builder } from "./console-builder.ts";

export const consoleSchema = builder.toSchema();

export const printedConsoleSchema = (): string => `${printSchema(lexicographicSortSchema(consoleSchema))}\n`;
