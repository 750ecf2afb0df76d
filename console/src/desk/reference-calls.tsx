import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { isIndependent } from "@latchkey/domain/references/call.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Timeline } from "@latchkey/ui/timeline/timeline.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ShownCall } from "./reference.graphql.ts";

interface ReferenceCallsProps {
  readonly calls: readonly ShownCall[];
  /** Below a call. */
  readonly actsOf?: ((call: ShownCall) => ReactNode) | undefined;
}

export function ReferenceCalls({ calls, actsOf }: ReferenceCallsProps) {
  const { language } = useLanguage();
  return (
    <Timeline
      items={calls.map((call) => ({
        key: call.id,
        state: call.isReached ? "done" : "missing",
        text: (
          <div className="stack stack--tight">
            <Call call={call} />
            {actsOf?.(call)}
          </div>
        ),
        at: call.at,
        atText: [call.by, formatDayAndTime(language, call.at)].filter(Boolean).join(", "),
      }))}
    />
  );
}

function Call({ call }: { readonly call: ShownCall }) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const { channel, calledAt, contact, source, sourceNote, isReached, spokeTo, said } = call;
  const [day = "", time = ""] = calledAt.split("T");
  const what = t(`calls.${channel}.${isReached ? "reached" : "missed"}`, {
    contact,
    at: `${formatDate(language, day)}, ${time}`,
    role: spokeTo ?? "",
  });
  return (
    <>
      {call.isCorrected && <strong>{t("calls.corrected")}</strong>}
      {call.corrects !== null && <strong>{t("calls.correction")}</strong>}
      <span>
        <TypedIn text={what} typed={[contact, spokeTo ?? ""].filter(Boolean)} />
      </span>
      <span className="soft">
        {t("calls.from", { source: t(`calls.sources.${source}`) })}
        {sourceNote !== null && (
          <>
            {" "}
            <AsTyped>{sourceNote}</AsTyped>
          </>
        )}
      </span>
      {!isIndependent(source) && <span>{t("calls.notIndependent")}</span>}
      {said !== null && (
        <span className="lines">
          <AsTyped>{said}</AsTyped>
        </span>
      )}
    </>
  );
}
