import type { Issues } from "@latchkey/browser/forms/issue-resolver.ts";
import type { InvitationFields } from "@latchkey/domain/staff/member.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";

interface MemberFormOptions {
  readonly defaults: InvitationFields;
  readonly issues: (values: InvitationFields) => Issues;
  /** The failure of the last attempt to save. */
  readonly failure: MutationFailure | undefined;
  readonly onValid: (values: InvitationFields) => void;
}

/** The form of an invitation or a change. */
export const useMemberForm = (options: MemberFormOptions) =>
  useSavedForm({ ...options, fields: ["name", "email", "roles"], idPrefix: "member-" });

export type MemberForm = ReturnType<typeof useMemberForm>;
