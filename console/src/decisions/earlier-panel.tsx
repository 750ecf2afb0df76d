import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { EVIDENCE_CHANGED } from "@latchkey/domain/review/dropped-decision.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Timeline } from "@latchkey/ui/timeline/timeline.tsx";
import { useTranslation } from "react-i18next";
import type { Desk, ShownDecision } from "./decision.graphql.ts";

/** The newest decision stands first. */
export function EarlierPanel({ desk: { earlier } }: { readonly desk: Desk }) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  if (earlier.length === 0) return null;
  const textOf = (decision: ShownDecision): string => {
    const { reopened } = decision;
    const said = saidOf(decision);
    if (!reopened) return said;
    return t("reopened.earlier", {
      decision: said,
      name: reopened.by,
      at: formatDayAndTime(language, reopened.at),
    });
  };
  const saidOf = ({ outcome, state, secondBy, finalAt, droppedBecause }: ShownDecision): string => {
    const what = t(`form.outcomes.${outcome}`);
    if (finalAt !== null) {
      const told = t("earlier.FINAL", { outcome: what, at: formatDayAndTime(language, finalAt) });
      return secondBy ? `${told}. ${t("proposal.second")}: ${secondBy.name}` : told;
    }
    if (state === "REFUSED") return t("earlier.REFUSED", { outcome: what, name: secondBy?.name ?? "" });
    return droppedBecause === EVIDENCE_CHANGED
      ? t("earlier.changed", { outcome: what })
      : t("earlier.DROPPED", { outcome: what });
  };
  const notesOf = ({ proposedBy, note, secondBy, secondNote }: ShownDecision) => [
    { of: "first", name: proposedBy.name, note },
    { of: "second", name: secondBy?.name ?? "", note: secondNote },
  ];
  return (
    <ConsolePanel title={t("earlier.title")}>
      <Timeline
        items={earlier.map((decision) => {
          const { droppedBecause } = decision;
          const reason = droppedBecause === EVIDENCE_CHANGED ? null : droppedBecause;
          return {
            key: decision.id,
            state: decision.state === "FINAL" ? "done" : undefined,
            text: (
              <>
                {textOf(decision)}
                {reason && <span className="soft lines"> {reason}</span>}
                {notesOf(decision).map(
                  ({ of, name, note }) =>
                    note && (
                      <p key={of} className="soft lines">
                        {t("proposal.noteOf", { name })}: {note}
                      </p>
                    ),
                )}
              </>
            ),
            at: decision.proposedAt,
            atText: t("proposal.by", {
              name: decision.proposedBy.name,
              at: formatDayAndTime(language, decision.proposedAt),
            }),
          };
        })}
      />
    </ConsolePanel>
  );
}
