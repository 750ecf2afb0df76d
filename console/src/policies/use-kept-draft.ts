import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { useEffect, useState } from "react";
import { useKept } from "../desk/use-kept.ts";
import type { ShownDraft } from "./policies.graphql.ts";
import { contentOf } from "./policy-names.ts";
import { usePolicyEditor } from "./use-policy-editor.ts";

interface KeptDraft {
  readonly content: PolicyContent;
  /** The one that was changed: saving over a newer one is refused. */
  readonly revision: number;
}

const useKeptContent = (name: string) => useKept<KeptDraft>(`policy/${name}`);

/** Without a draft nothing can be saved, so nothing is kept. */
export const useForgetDraft = (name: string, draft: ShownDraft | null): (() => void) => {
  const { forget } = useKeptContent(name);
  useEffect(() => {
    if (!draft) forget();
  });
  return forget;
};

/** The editor of a draft. What is not saved is there again when its author returns. */
export const useKeptDraft = (name: string, draft: ShownDraft) => {
  const { found, keep, forget } = useKeptContent(name);
  const [revision, setRevision] = useState(found?.revision ?? draft.revision);
  const editor = usePolicyEditor({ saved: contentOf(draft), start: found?.content, isReadOnly: false });
  const { content, isDirty, replace } = editor;
  useEffect(() => {
    if (isDirty) keep({ content, revision });
    else forget();
  });
  return {
    editor,
    revision,
    setRevision,
    isKept: found !== undefined && isDirty,
    undo: () => {
      replace(contentOf(draft));
      setRevision(draft.revision);
    },
  };
};
