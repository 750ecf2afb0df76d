import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import { sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useReason } from "@latchkey/members/saving/use-reason.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";
import { reviewRefusal } from "../../desk/review-refusal.ts";
import { SettleSecondReview, type ShownReview } from "./second-review.graphql.ts";

interface BothPanelProps {
  readonly review: ShownReview;
  readonly onDone: (text: string) => void;
}

export function BothPanel({ review, onDone }: BothPanelProps) {
  const { t } = useTranslation("second-reviews");
  const { first, second, agrees, settled, maySettle } = review;
  return (
    <>
      <ConsolePanel
        title={t("both.title")}
        tools={
          <Pill state={agrees ? "done" : "missing"} small>
            {agrees ? t("both.agrees") : t("both.differs")}
          </Pill>
        }
      >
        <div className="stack">
          {first && <Given title={t("both.first")} given={first} />}
          {second && <Given title={t("both.second")} given={second} />}
        </div>
      </ConsolePanel>
      {agrees === false && (
        <ConsolePanel title={t("settle.title")}>
          {settled && <Settled settled={settled} />}
          {!settled && !maySettle && <p className="soft">{t("settle.others")}</p>}
          {maySettle && <SettleForm review={review} onDone={onDone} />}
        </ConsolePanel>
      )}
    </>
  );
}

interface GivenProps {
  readonly title: string;
  readonly given: NonNullable<ShownReview["first"]>;
}

function Given({ title, given: { outcome, reasons, note, by, at } }: GivenProps) {
  const { t } = useTranslation(["second-reviews", "decision"]);
  const { language } = useLanguage();
  return (
    <div className="stack stack--tight">
      <h3>{title}</h3>
      <p>
        <strong>{t(`outcome.${outcome}`)}</strong>
      </p>
      <p className="soft">{t("both.by", { name: by, at: formatDayAndTime(language, at) })}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{t(`decision:reasons.${reason}`)}</li>
          ))}
        </ul>
      )}
      {note !== null && <p className="lines">{note}</p>}
    </div>
  );
}

function Settled({ settled: { by, at, note } }: { readonly settled: NonNullable<ShownReview["settled"]> }) {
  const { t } = useTranslation("second-reviews");
  const { language } = useLanguage();
  return (
    <div className="stack stack--tight">
      <p className="lines">{note}</p>
      <p className="soft">{t("settle.by", { name: by, at: formatDayAndTime(language, at) })}</p>
    </div>
  );
}

const NOTE_ID = "second-review-settled";

function SettleForm({ review: { id }, onDone }: BothPanelProps) {
  const { t } = useTranslation("second-reviews");
  const textOf = useIssueText();
  const { isBusy, failure, save } = useSave(SettleSecondReview);
  const { reason, setReason, issue, submit } = useReason({
    rule: neededDecisionNoteIssue,
    sentIssue: sentIssueOf(failure, "note"),
    fieldId: NOTE_ID,
    onReason: async (note) => {
      if (await save({ id, note })) onDone(t("settle.done"));
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <ConsoleForm>
        {failure && <SaveProblem failure={failure} refused={reviewRefusal(failure, t)} fields={["note"]} />}
        <p className="soft">{t("settle.why")}</p>
        <Field
          label={t("settle.note")}
          id={NOTE_ID}
          error={textOf(issue, { "validation.required": t("settle.required") })}
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className="row">
          <Button variant="primary" size="small" type="submit" busy={isBusy}>
            {t("settle.submit")}
          </Button>
        </div>
      </ConsoleForm>
    </form>
  );
}
