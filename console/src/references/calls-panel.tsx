import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownCall } from "../desk/reference.graphql.ts";
import { ReferenceCalls } from "../desk/reference-calls.tsx";
import { CallForm } from "./call-form.tsx";
import type { OpenReference } from "./references.graphql.ts";

interface CallsPanelProps {
  readonly partyId: string;
  readonly reference: OpenReference;
  /** undefined: the case is over. */
  readonly onDone: ((text: string) => void) | undefined;
}

const OPENER = "log-a-call";

export function CallsPanel({ partyId, reference, onDone }: CallsPanelProps) {
  const { t } = useTranslation(["references", "case"]);
  const [open, setOpen] = useState<{ readonly corrects: ShownCall | undefined }>();
  const { calls } = reference;
  const close = () => setOpen(undefined);
  const isOpen = open !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusField(OPENER);
    wasOpen.current = isOpen;
  }, [isOpen]);
  const correct = (call: ShownCall) =>
    onDone && !open && !call.isCorrected ? (
      <div>
        <Button size="small" variant="quiet" onClick={() => setOpen({ corrects: call })}>
          {t("call.correct")}
        </Button>
      </div>
    ) : null;
  return (
    <ConsolePanel title={t("case:calls.title")}>
      <div className="stack">
        {calls.length === 0 ? (
          <p className="soft">{t("call.none")}</p>
        ) : (
          <ReferenceCalls calls={calls} actsOf={correct} />
        )}
        {onDone && open && (
          <CallForm
            partyId={partyId}
            referenceId={reference.id}
            corrects={open.corrects}
            onCancel={close}
            onRecorded={() => {
              close();
              onDone(t("call.done"));
            }}
          />
        )}
        {onDone && !open && (
          <div id={OPENER}>
            <Button size="small" icon="phone" onClick={() => setOpen({ corrects: undefined })}>
              {t("call.open")}
            </Button>
          </div>
        )}
      </div>
    </ConsolePanel>
  );
}
