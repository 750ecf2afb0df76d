import { sectionNames } from "@latchkey/domain/vocabulary/sections.ts";
import { builder } from "./builder.ts";

export const sectionName = builder.enumType("SectionName", { values: sectionNames });
