import type { Issues } from "@latchkey/browser/forms/issue-resolver.ts";
import { useRuleForm } from "@latchkey/browser/forms/use-rule-form.ts";
import type { InvitationFields } from "@latchkey/domain/staff/member.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { useEffect, useState } from "react";
import type { MutationFailure } from "../graphql/mutation-failure.ts";

interface MemberFormOptions {
  readonly defaults: InvitationFields;
  readonly issues: (values: InvitationFields) => Issues;
  /** What came of the last attempt to save. */
  readonly failure: MutationFailure | undefined;
  readonly onValid: (values: InvitationFields) => void;
}

const FIELDS = ["name", "email", "roles"] as const;

/** The form of an invitation or a change. The first wrong field takes the focus. */
export const useMemberForm = ({ defaults, issues, failure, onValid }: MemberFormOptions) => {
  const sent = failure?.kind === "refused" ? failure.issues : undefined;
  // The fields that were corrected since the server refused them.
  const [corrected, setCorrected] = useState<{
    readonly of: Issues | undefined;
    readonly fields: readonly string[];
  }>({
    of: sent,
    fields: [],
  });
  const done = corrected.of === sent ? corrected.fields : [];
  const serverIssues = Object.fromEntries(
    Object.entries(sent ?? {}).filter(([field]) => !done.includes(field)),
  );
  const form = useRuleForm<InvitationFields, undefined>({
    defaults,
    context: undefined,
    issues,
    serverIssues,
    onChange: (field) => setCorrected({ of: sent, fields: [...done, field] }),
    onValid,
  });
  const first = FIELDS.find((field) => field in form.issues);
  const { refusals } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with a refusal, not with what is wrong
  useEffect(() => {
    if (first) focusField(`member-${first}`);
  }, [refusals, sent]);
  return form;
};

export type MemberForm = ReturnType<typeof useMemberForm>;
