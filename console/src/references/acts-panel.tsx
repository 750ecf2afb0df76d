import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import { ReferenceActs } from "../desk/reference-acts.tsx";
import { WaivedReference } from "../desk/waived-reference.tsx";
import type { OpenReference, ViewedReference } from "./references.graphql.ts";

interface ActsPanelProps {
  readonly viewed: ViewedReference;
  readonly reference: OpenReference;
  /** undefined: the case is over. */
  readonly onDone: ((text: string) => void) | undefined;
}

export function ActsPanel({ viewed: { party, references }, reference, onDone }: ActsPanelProps) {
  const { t } = useTranslation("references");
  const { name, email, waiver } = reference;
  return (
    <ConsolePanel title={t("one.referee")}>
      <div className="stack">
        <Deflist
          items={[
            { key: "name", term: t("one.name"), text: <AsTyped>{name}</AsTyped> },
            { key: "email", term: t("one.email"), text: <AsTyped>{email}</AsTyped> },
          ]}
        />
        {waiver && <WaivedReference waiver={waiver} />}
        {onDone ? (
          <ReferenceActs partyId={party.id} reference={reference} all={references} onDone={onDone} />
        ) : (
          <p className="soft">{t("one.over")}</p>
        )}
      </div>
    </ConsolePanel>
  );
}
