import { keepsFromPublishing } from "@latchkey/domain/compliance/lint-policy.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFormFoot } from "@latchkey/ui/console-form/console-form.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { ChangesPanel } from "./changes-panel.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { JsonPanel } from "./json-panel.tsx";
import { SavePolicyDraft, type ShownDraft, type ShownLift, type ShownPolicy } from "./policies.graphql.ts";
import { contentOf, nextNumber } from "./policy-names.ts";
import { PolicyPanels } from "./policy-panels.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { ReplayPanel } from "./replay-panel.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useLint } from "./use-lint.ts";
import { fieldId } from "./use-policy-editor.ts";

interface DraftEditorProps {
  readonly policy: ShownPolicy;
  readonly draft: ShownDraft;
  readonly lifts: readonly ShownLift[];
  readonly staffId: string;
  readonly onDone: (text: string) => void;
}

/** The next version of a policy, with what the check says of it. */
export function DraftEditor({ policy, draft, lifts, staffId, onDone }: DraftEditorProps) {
  const { t } = useTranslation("policies");
  const { editor, revision, setRevision, isKept: isFound, undo } = useKeptDraft(policy.name, draft);
  const { isBusy, failure, save } = useSave(SavePolicyDraft);
  const lint = useLint(lifts, editor.content);
  const whyId = useId();
  const places = Object.keys(editor.issues);
  const findings = places.length === 0 ? lint(editor.content) : [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = places;
    if (first !== undefined) {
      focusField(fieldId(first));
      return;
    }
    const content = JSON.stringify(editor.content);
    const data = await save({ name: policy.name, revision, content });
    if (!data) return;
    setRevision(data.savePolicyDraft.draft?.revision ?? revision);
    onDone(t("saved"));
  };
  const isKept = findings.some(keepsFromPublishing);
  const kept =
    editor.isDirty || places.length > 0
      ? { text: t("unsaved"), describedBy: `${whyId}-unsaved` }
      : isKept
        ? { describedBy: whyId }
        : undefined;
  const [newest] = policy.versions;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ConsoleSplit
        wideRail
        rail={
          <>
            <CheckPanel findings={findings} whyId={whyId} />
            {newest && (
              <ChangesPanel
                since={{ version: newest.version, content: contentOf(newest) }}
                content={editor.content}
                by={{ name: draft.editedBy, at: draft.editedAt }}
              />
            )}
            <ReplayPanel
              name={policy.name}
              revision={revision}
              isDirty={editor.isDirty || places.length > 0}
            />
            <PublishPanel
              name={policy.name}
              draft={draft}
              version={nextNumber(policy)}
              staffId={staffId}
              kept={kept}
              onDone={onDone}
            />
            <JsonPanel name={policy.name} content={editor.content} onImport={editor.replace} />
          </>
        }
      >
        {failure && <SaveProblem failure={failure} refused={t("conflict")} fields={places} />}
        {isFound && (
          <Alert tone="info" title={t("kept")}>
            <TextButton onClick={undo}>{t("undo")}</TextButton>
          </Alert>
        )}
        <PolicyPanels key={editor.generation} editor={editor} />
        <ConsoleFormFoot>
          <span className="soft">{places.length > 0 && t("mistakes", { count: places.length })}</span>
          <Button variant="primary" type="submit" busy={isBusy}>
            {t("save")}
          </Button>
        </ConsoleFormFoot>
      </ConsoleSplit>
    </form>
  );
}
