import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { policyChanges, withValue } from "@latchkey/domain/policies/policy-changes.ts";
import { issuesOfMistakes } from "@latchkey/domain/policies/policy-issues.ts";
import { parsePolicy } from "@latchkey/domain/policies/policy-shape.ts";
import { isObject } from "@latchkey/domain/rules/objects.ts";
import { useState } from "react";

const valueIn = (content: unknown, place: string): unknown =>
  place.split(".").reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), content);

/** The id of a field's control: `timing.promiseDays` → `policy-timing-promiseDays`. */
export const fieldId = (place: string): string => `policy-${place.replaceAll(".", "-")}`;

interface EditorOptions {
  readonly saved: PolicyContent;
  /** The unsaved content of an earlier visit. */
  readonly start?: PolicyContent | undefined;
  readonly isReadOnly: boolean;
}

/**
 * A policy that is being changed. A field sets the value at its place, also a wrong one: the rules of the product say at
 * each place what is wrong, and nothing wrong is sent.
 */
export const usePolicyEditor = ({ saved, start = saved, isReadOnly }: EditorOptions) => {
  const [content, setContent] = useState(start);
  // Fields that keep what is typed begin anew with an imported policy.
  const [generation, setGeneration] = useState(0);
  const textOf = useIssueText("policies");
  const { mistakes = [] } = parsePolicy(content);
  const issues = issuesOfMistakes(mistakes);
  return {
    content,
    generation,
    isReadOnly,
    issues,
    isDirty: policyChanges(saved, content).length > 0,
    valueAt: (place: string): unknown => valueIn(content, place),
    set: (place: string, value: unknown) => setContent((before) => withValue(before, place, value)),
    errorOf: (place: string): string | undefined => textOf(issues[place]),
    replace: (other: PolicyContent) => {
      setContent(other);
      setGeneration((count) => count + 1);
    },
  };
};

export type PolicyEditor = ReturnType<typeof usePolicyEditor>;
