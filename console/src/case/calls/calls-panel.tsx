import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Timeline } from "@latchkey/ui/timeline/timeline.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownDossier } from "../case.graphql.ts";
import { CallDialog, type ShownCall } from "./call-dialog.tsx";

interface CallsPanelProps {
  readonly shown: ShownDossier;
  readonly onDone: (text: string) => void;
}

/** Talks with the applicant outside the product, also after the decision. */
export function CallsPanel({ shown: { id, calls }, onDone }: CallsPanelProps) {
  const { t } = useTranslation("applicant-calls");
  const { language } = useLanguage();
  const [open, setOpen] = useState<{ readonly corrects: ShownCall | undefined }>();
  return (
    <ConsolePanel title={t("title")}>
      <div className="stack">
        {calls.length === 0 ? (
          <p className="soft">{t("none")}</p>
        ) : (
          <Timeline
            items={calls.map((call) => ({
              key: call.id,
              text: (
                <div className="stack stack--tight">
                  <Call call={call} />
                  {!call.isCorrected && (
                    <div>
                      <Button size="small" variant="quiet" onClick={() => setOpen({ corrects: call })}>
                        {t("correct")}
                      </Button>
                    </div>
                  )}
                </div>
              ),
              at: call.at,
              atText: [call.by, formatDayAndTime(language, call.at)].join(", "),
            }))}
          />
        )}
        <div>
          <Button size="small" icon="phone" onClick={() => setOpen({ corrects: undefined })}>
            {t("open")}
          </Button>
        </div>
      </div>
      {open && (
        <CallDialog
          partyId={id}
          corrects={open.corrects}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            onDone(t("done"));
          }}
        />
      )}
    </ConsolePanel>
  );
}

function Call({ call }: { readonly call: ShownCall }) {
  const { t } = useTranslation("applicant-calls");
  const { language } = useLanguage();
  const [day = "", time = ""] = call.calledAt.split("T");
  const what = t(`entry.${call.way}.${call.direction}`, {
    name: call.spokeTo,
    at: `${formatShortDate(language, day)}, ${time}`,
  });
  return (
    <>
      {call.isCorrected && <strong>{t("corrected")}</strong>}
      {call.corrects !== null && <strong>{t("correction")}</strong>}
      <span>
        <TypedIn text={what} typed={[call.spokeTo]} />
      </span>
      <span className="lines">
        <AsTyped>{call.said}</AsTyped>
      </span>
    </>
  );
}
