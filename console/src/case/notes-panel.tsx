import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { Timeline } from "@latchkey/ui/timeline/timeline.tsx";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../desk/save-problem.tsx";
import { useSave } from "../desk/use-save.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { type ShownDossier, WriteNote } from "./case.graphql.ts";

interface NotesPanelProps {
  readonly shown: ShownDossier;
  readonly onDone: (text: string) => void;
}

/** What reviewers tell each other; applicants never see it. */
export function NotesPanel({ shown, onDone }: NotesPanelProps) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const textOf = useIssueText();
  const box = useRef<HTMLTextAreaElement>(null);
  const { isBusy, failure, save } = useSave(WriteNote);
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  useHoldsText(text !== "");
  useShortcuts([{ keys: "m", label: t("keys.note"), run: () => box.current?.focus() }]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) box.current?.focus();
    else if (await save({ partyId: shown.id, text: text.trim() })) {
      setText("");
      onDone(t("notes.saved"));
    }
  };
  const refused = failure?.kind === "refused" ? failure.issues.text : undefined;
  return (
    <ConsolePanel title={t("notes.title")}>
      <div className="stack">
        {failure && <SaveProblem failure={failure} fields={["text"]} />}
        <form noValidate onSubmit={(event) => void submit(event)}>
          <ConsoleForm>
            <Field
              label={t("notes.label")}
              hint={t("notes.hint")}
              error={(isMissing && text.trim() === "" && t("notes.required")) || textOf(refused)}
            >
              {(aria) => (
                <TextArea
                  {...aria}
                  ref={box}
                  rows={3}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
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
            items={shown.notes.map((note) => ({
              key: note.id,
              text: <span className="lines">{note.text}</span>,
              at: note.at,
              atText: t("notes.by", { author: note.author, at: formatDayAndTime(language, note.at) }),
            }))}
          />
        )}
      </div>
    </ConsolePanel>
  );
}
