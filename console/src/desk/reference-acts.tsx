import { currentReferences, mayBeAskedAgain } from "@latchkey/domain/references/current.ts";
import { mayBeWaived } from "@latchkey/domain/review/waiver.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AskAgainDialog } from "./ask-again-dialog.tsx";
import type { ShownReference } from "./reference.graphql.ts";
import { WaiveDialog } from "./waive-dialog.tsx";

const kinds = { RENTAL: "rental", EMPLOYMENT: "employment", ACCOUNTANT: "accountant" } as const;
const states = {
  DRAFT: "draft",
  SENT: "sent",
  OPENED: "opened",
  ANSWERED: "answered",
  DECLINED: "declined",
  SILENT: "silent",
  BOUNCED: "bounced",
} as const;

const asRule = ({ kind, state, residenceUuid, sourceUuid }: ShownReference) => ({
  kind: kinds[kind],
  state: states[state],
  residenceUuid,
  sourceUuid,
});

const actsOn = (reference: ShownReference, all: readonly ShownReference[]) => {
  const rules = all.map(asRule);
  const own = rules[all.indexOf(reference)];
  return {
    mayBeAskedAgain: own !== undefined && mayBeAskedAgain(own, rules),
    mayBeWaived:
      own !== undefined &&
      reference.waiver === null &&
      mayBeWaived(own.state) &&
      currentReferences(rules).includes(own),
  };
};

interface ReferenceActsProps {
  readonly partyId: string;
  readonly reference: ShownReference;
  /** All of the party, the oldest first. */
  readonly all: readonly ShownReference[];
  readonly onDone: (text: string) => void;
}

export function ReferenceActs({ partyId, reference, all, onDone }: ReferenceActsProps) {
  const { t } = useTranslation("case");
  const [open, setOpen] = useState<"again" | "waive">();
  const { name } = reference;
  const acts = actsOn(reference, all);
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    close();
    onDone(text);
  };
  const dialog = { partyId, reference, onClose: close };
  if (!acts.mayBeAskedAgain && !acts.mayBeWaived) return null;
  return (
    <div className="row">
      {acts.mayBeAskedAgain && (
        <Button size="small" onClick={() => setOpen("again")}>
          {t("again.button", { name })}
        </Button>
      )}
      {acts.mayBeWaived && (
        <Button size="small" onClick={() => setOpen("waive")}>
          {t("waive.button", { name })}
        </Button>
      )}
      {open === "again" && <AskAgainDialog {...dialog} onDone={() => done(t("again.done", { name }))} />}
      {open === "waive" && <WaiveDialog {...dialog} onDone={() => done(t("waive.done", { name }))} />}
    </div>
  );
}
