import { skills } from "@latchkey/domain/staff/skills.ts";
import { builder } from "./console-builder.ts";

export const skill = builder.enumType("Skill", { values: skills });
