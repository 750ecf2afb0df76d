import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { OutsideSlot } from "@latchkey/domain/review/outside-result.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type Finding, Findings } from "@latchkey/ui/findings/findings.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownOutside } from "../../desk/outside.graphql.ts";
import { useOutsideLines } from "../../desk/outside-lines.ts";
import { OutsideFileLink } from "./outside-file-link.tsx";
import { OutsideForm } from "./outside-form.tsx";

interface OutsidePanelProps {
  readonly partyId: string;
  readonly slots: readonly OutsideSlot[];
  readonly results: readonly ShownOutside[];
  /** Replaced by one of their kind that was recorded later, the last first. */
  readonly earlier: readonly ShownOutside[];
  /** The reader works on the case. */
  readonly mayRecord: boolean;
  readonly onDone: (text: string) => void;
}

export function OutsidePanel({ slots, results, earlier, ...props }: OutsidePanelProps) {
  const { t } = useTranslation("outside");
  return (
    <ConsolePanel title={t("title")}>
      <div className="stack">
        {slots.map((slot) => (
          <Slot
            key={slot.kind}
            {...props}
            slot={slot}
            result={results.find(({ kind }) => kind === slot.kind)}
            earlier={earlier.filter(({ kind }) => kind === slot.kind)}
          />
        ))}
        {!props.mayRecord && <p className="soft">{t("take")}</p>}
      </div>
    </ConsolePanel>
  );
}

interface SlotProps extends Omit<OutsidePanelProps, "slots" | "results"> {
  readonly slot: OutsideSlot;
  readonly result: ShownOutside | undefined;
}

function Slot({ partyId, slot, result, earlier, mayRecord, onDone }: SlotProps) {
  const { t } = useTranslation("outside");
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  // The button and the form take each other's place, which would lose the keyboard's focus.
  useEffect(() => {
    if (isOpen !== wasOpen.current)
      place.current?.querySelector<HTMLElement>(isOpen ? "input" : "button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const title = t(`${slot.kind}`);
  return (
    <section className="stack stack--tight" aria-label={title} ref={place}>
      <h3>{title}</h3>
      <p className="soft">{t("maxDays", { count: slot.maxDays })}</p>
      {result ? <Result partyId={partyId} result={result} /> : <p>{t("missing")}</p>}
      {mayRecord && !isOpen && (
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            {t(result ? "recordNewer" : "record")}
          </Button>
        </div>
      )}
      {mayRecord && isOpen && (
        <OutsideForm
          partyId={partyId}
          slot={slot}
          result={result}
          onCancel={() => setOpen(false)}
          onRecorded={() => {
            setOpen(false);
            onDone(t("saved"));
          }}
        />
      )}
      {earlier.length > 0 && (
        <>
          <h4>{t("earlier", { count: earlier.length })}</h4>
          {earlier.map((one) => (
            <Result key={one.id} partyId={partyId} result={one} isReplaced />
          ))}
        </>
      )}
    </section>
  );
}

interface ResultProps extends Pick<SlotProps, "partyId"> {
  readonly result: ShownOutside;
  readonly isReplaced?: boolean;
}

const levelOf = ({ result: { isTooOld, verdict }, isReplaced }: ResultProps): Finding["level"] => {
  if (isReplaced) return "none";
  if (isTooOld) return "warn";
  return verdict === "counts_against" ? "bad" : "ok";
};

function Result({ partyId, result, isReplaced = false }: ResultProps) {
  const { t } = useTranslation("outside");
  const { language } = useLanguage();
  const linesOf = useOutsideLines();
  const { reason, by, at, isTooOld, verdict } = result;
  const lines = [
    ...linesOf(result),
    ...(reason === null ? [] : [reason]),
    t("by", { name: by, at: formatDayAndTime(language, at) }),
  ];
  return (
    <>
      <Findings
        items={[
          {
            id: result.id,
            level: levelOf({ partyId, result, isReplaced }),
            title: isTooOld && !isReplaced ? t("tooOld") : t(`${verdict}`),
            text: <span className="lines">{lines.join("\n")}</span>,
          },
        ]}
      />
      <OutsideFileLink partyId={partyId} resultId={result.id} />
    </>
  );
}
