import "./application-acts.ts";
import "./applications.ts";
import "./bulk.ts";
import "./checks.ts";
import "./me.ts";
import "./new-applications.ts";
import "./own-account.ts";
import "./reports.ts";
import "./sent-before.ts";
import "./usage.ts";
import "./users.ts";
import { lexicographicSortSchema, printSchema } from "graphql";
import { builder } from "./portal-builder.ts";

export const portalSchema = builder.toSchema();

export const printedPortalSchema = (): string => `${printSchema(lexicographicSortSchema(portalSchema))}\n`;
