import "./addresses.ts";
import "./agree-to-guarantee.ts";
import "./ask-for-second-look.ts";
import "./renew-share-code.ts";
import "./weighing-references.ts";
import "./say-other-adults.ts";
import "./own-choices.ts";
import "./earlier-application.ts";
import "./earlier-homes.ts";
import "./earlier-income.ts";
import "./me.type.ts";
import "./brand.type.ts";
import "./submit-validation.ts";
import "./update-consents.ts";
import "./update-me.ts";
import "./update-income.ts";
import "./update-residence.ts";
import "./update-wizard-progress.ts";
import { lexicographicSortSchema, printSchema } from "graphql";
import { builder } from "./builder.ts";

/** Each imported file adds its types and fields to the builder. */
export const schema = builder.toSchema();

export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
