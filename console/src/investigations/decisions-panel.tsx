import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatList } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { BundledDecision } from "@latchkey/domain/investigations/case-bundle.ts";
import { EVIDENCE_CHANGED } from "@latchkey/domain/review/dropped-decision.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import type { OfBundle } from "./bundle-part.tsx";
import { bundleTexts } from "./bundle-texts.ts";
import { IncomePart } from "./income-part.tsx";
import { OutsidePart } from "./outside-part.tsx";

export function DecisionsPanel({ content: { decisions, subject } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  return (
    <ConsolePanel title={t("decisions.title")}>
      <div className="stack stack--loose">
        {decisions.length === 0 && <p className="soft">{t("decisions.none")}</p>}
        {decisions.map((decision) => (
          <div className="stack" key={decision.at}>
            <h3>{t(`figures:outcome.${decision.outcome}`)}</h3>
            <DecisionFacts decision={decision} />
            {decision.inputs.income && (
              <IncomePart income={decision.inputs.income} currency={subject.currency} />
            )}
            {decision.inputs.outside && <OutsidePart results={decision.inputs.outside} />}
          </div>
        ))}
      </div>
    </ConsolePanel>
  );
}

function DecisionFacts({ decision }: { readonly decision: BundledDecision }) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  const { by, at, state, calculated, reasons, conditions, override, second, finalAt } = decision;
  const time = (moment: string) => formatDayAndTime(language, moment);
  const calculatedCode = calculated && (calculated.toUpperCase() as Uppercase<typeof calculated>);
  const dropped =
    decision.droppedBecause === EVIDENCE_CHANGED ? t("decisions.evidenceChanged") : decision.droppedBecause;
  const facts = {
    proposed: t("bundle.by", { name: by, at: time(at) }),
    state: codeText(t, state, `decisions.states.${state}`),
    sentAt: finalAt && time(finalAt),
    sums: calculatedCode ? t(`decision:counted.sums.${calculatedCode}`) : t("decisions.noSums"),
    reasons: formatList(
      language,
      reasons.map((reason) => t(`decision:reasons.${reason}`)),
    ),
    conditions: formatList(
      language,
      conditions.map((condition) => t(`decision:conditions.${condition}`)),
    ),
    words: decision.words,
    note: decision.note,
    override:
      override && [t(`decision:overrides.${override.reason}`), override.words].filter(Boolean).join(". "),
    second: second && (second.at ? t("bundle.by", { name: second.by, at: time(second.at) }) : second.by),
    secondNote: second?.note,
    dropped,
    reopened:
      decision.reopened &&
      [
        t("bundle.by", { name: decision.reopened.by, at: time(decision.reopened.at) }),
        decision.reopened.sentence,
      ].join(". "),
  };
  const shown = [
    "proposed",
    "state",
    "sentAt",
    "sums",
    "reasons",
    "conditions",
    "words",
    "note",
    "override",
    "second",
    "secondNote",
    "dropped",
    "reopened",
  ] as const;
  return (
    <Deflist
      items={shown.flatMap((key) =>
        facts[key]
          ? [{ key, term: t(`decisions.${key}`), text: <span className="lines">{facts[key]}</span> }]
          : [],
      )}
    />
  );
}
