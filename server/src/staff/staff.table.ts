import type { Skill } from "@latchkey/domain/staff/skills.ts";
import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { Generated } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

interface StaffMemberTable {
  readonly id: Generated<string>;
  readonly email: string;
  name: string;
  roles: readonly StaffRole[];
  skills: Generated<readonly Skill[]>;
  wants_answers: Generated<boolean>;
  wants_warnings: Generated<boolean>;
  invited_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly staff_member: StaffMemberTable;
  }
}
