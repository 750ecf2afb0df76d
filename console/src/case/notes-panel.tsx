import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { noteIssue } from "@latchkey/domain/review/note.ts";
import { sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useReason } from "@latchkey/members/saving/use-reason.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { Timeline } from "@latchkey/ui/timeline/timeline.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { type ShownDossier, WriteNote } from "./case.graphql.ts";

interface NotesPanelProps {
  readonly shown: ShownDossier;
  readonly onDone: (text: string) => void;
}

/** Applicants never see the notes. */
export function NotesPanel({ shown, onDone }: NotesPanelProps) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const textOf = useIssueText();
  const fieldId = useId();
  const { isBusy, failure, save } = useSave(WriteNote);
  const write = async (text: string) => {
    if (!(await save({ partyId: shown.id, text }))) return;
    note.clear();
    onDone(t("notes.saved"));
  };
  const note = useReason({
    rule: noteIssue,
    sentIssue: sentIssueOf(failure, "text"),
    fieldId,
    onReason: (text) => void write(text),
  });
  useShortcuts([{ keys: "m", label: t("keys.note"), run: () => focusField(fieldId) }]);
  return (
    <ConsolePanel title={t("notes.title")}>
      <div className="stack">
        {failure && <SaveProblem failure={failure} fields={["text"]} />}
        <form noValidate onSubmit={note.submit}>
          <ConsoleForm>
            <Field
              label={t("notes.label")}
              hint={t("notes.hint")}
              id={fieldId}
              error={textOf(note.issue, { "validation.required": t("notes.required") })}
            >
              {(aria) => (
                <TextArea
                  {...aria}
                  rows={3}
                  value={note.reason}
                  onChange={(event) => note.setReason(event.currentTarget.value)}
                />
              )}
            </Field>
            <div>
              <Button size="small" type="submit" busy={isBusy}>
                {t("notes.save")}
              </Button>
            </div>
          </ConsoleForm>
        </form>
        {shown.notes.length > 0 && (
          <Timeline
            items={shown.notes.map((one) => ({
              key: one.id,
              text: (
                <>
                  {one.kind !== "NOTE" && (
                    <strong>{t(`notes.${one.kind}`, { name: one.givenTo ?? t("notes.all") })}</strong>
                  )}
                  <span className="lines">{one.text}</span>
                </>
              ),
              at: one.at,
              atText: t("notes.by", { author: one.author, at: formatDayAndTime(language, one.at) }),
            }))}
          />
        )}
      </div>
    </ConsolePanel>
  );
}
