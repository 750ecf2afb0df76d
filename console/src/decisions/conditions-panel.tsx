import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../desk/record-form.tsx";
import { RecordPart } from "../desk/record-part.tsx";
import type { ConditionOutcome } from "../graphql/operations.generated.ts";
import { type Desk, RecordConditions, type ShownDecision } from "./decision.graphql.ts";
import { refusedText } from "./refused-text.ts";

interface ConditionsPanelProps {
  readonly desk: Desk;
  readonly onDone: (text: string) => void;
}

export function ConditionsPanel({ desk, onDone }: ConditionsPanelProps) {
  const { t } = useTranslation("decision");
  const decision = desk.earlier.find(({ state }) => state === "FINAL");
  if (!decision || decision.conditions.length === 0) return null;
  return (
    <ConsolePanel title={t("recorded.title")} tools={<RecordedPill decision={decision} />}>
      <div className="stack">
        <ConditionFacts decision={decision} />
        <RecordPart isRecorded={decision.recorded !== null} correct={t("recorded.correct")}>
          {(close) => (
            <RecordConditionsForm
              decisionId={decision.id}
              onCancel={close}
              onDone={() => {
                close?.();
                onDone(t("recorded.done"));
              }}
            />
          )}
        </RecordPart>
      </div>
    </ConsolePanel>
  );
}

interface OfDecision {
  readonly decision: ShownDecision;
}

function RecordedPill({ decision: { recorded, isOverdue } }: OfDecision) {
  const { t } = useTranslation("decision");
  if (recorded) {
    return (
      <Pill state={recorded.outcome === "MET" ? "done" : "missing"} small>
        {t(`recorded.${recorded.outcome}`)}
      </Pill>
    );
  }
  return (
    <Pill state={isOverdue ? "missing" : "waiting"} small>
      {isOverdue ? t("recorded.overdue") : t("recorded.open")}
    </Pill>
  );
}

function ConditionFacts({ decision: { conditions, metBy, words, recorded } }: OfDecision) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const facts = {
    [t("proposal.condition")]: conditions.map((condition) => t(`conditions.${condition}`)).join("\n"),
    [t("form.metBy")]: metBy && formatShortDate(language, metBy),
    [t("proposal.words")]: words,
    [t("recorded.by")]:
      recorded && t("recorded.byAt", { name: recorded.by, at: formatDayAndTime(language, recorded.at) }),
    [t("recorded.note")]: recorded?.note,
  };
  return (
    <Deflist
      items={Object.entries(facts).flatMap(([term, text]) =>
        text ? [{ key: term, term, text: <span className="lines">{text}</span> }] : [],
      )}
    />
  );
}

interface RecordConditionsFormProps {
  readonly decisionId: string;
  readonly onCancel: (() => void) | undefined;
  readonly onDone: () => void;
}

function RecordConditionsForm({ decisionId, onCancel, onDone }: RecordConditionsFormProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const { isBusy, failure, save } = useSave(RecordConditions);
  const record = async (outcome: ConditionOutcome, note: string) => {
    if (await save({ decisionId, outcome, note, language })) onDone();
  };
  return (
    <RecordForm<ConditionOutcome>
      legend={t("recorded.question")}
      choices={[
        { value: "MET", label: t("recorded.MET"), hint: t("recorded.metHint") },
        {
          value: "LAPSED",
          label: t("recorded.LAPSED"),
          hint: t("recorded.lapsedHint"),
          tone: "caution",
        },
      ]}
      isBusy={isBusy}
      failure={failure}
      refused={failure && refusedText(failure, t)}
      onCancel={onCancel}
      onRecord={(outcome, note) => void record(outcome, note)}
    />
  );
}
