import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { useTranslation } from "react-i18next";
import type { AssignedCase, CaseToAssign } from "./assign.graphql.ts";

interface AssignResultProps {
  readonly cases: readonly CaseToAssign[];
  readonly result: readonly AssignedCase[];
  readonly onClose: () => void;
}

/** The cases that were not assigned, each with its reason. */
export function AssignResult({ cases, result, onClose }: AssignResultProps) {
  const { t } = useTranslation("assign");
  const left = result.flatMap(({ partyId, refused }) => {
    const one = cases.find((known) => known.partyId === partyId);
    return refused && one ? [{ ...one, refused }] : [];
  });
  const count = result.length - left.length;
  return (
    <Modal
      open
      onClose={onClose}
      title={t("leftTitle", { count: left.length })}
      lead={t("leftLead", { count })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t("leftClose")}
        </Button>
      }
    >
      <PlainList
        items={left.map(({ partyId, name, number, refused }) => ({
          key: partyId,
          text: (
            <>
              <AsTyped>{name}</AsTyped>, <span translate="no">{number}</span>: {t(`refused.${refused}`)}
            </>
          ),
        }))}
      />
    </Modal>
  );
}
