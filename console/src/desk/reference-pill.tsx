import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import type { ReferenceState } from "../graphql/operations.generated.ts";

const pills: Readonly<Record<ReferenceState, PillState>> = {
  DRAFT: "todo",
  SENT: "progress",
  OPENED: "progress",
  ANSWERED: "info",
  DECLINED: "waiting",
  SILENT: "missing",
  BOUNCED: "missing",
};

export function ReferencePill({ state }: { readonly state: ReferenceState }) {
  const { t } = useTranslation("case");
  return (
    <Pill state={pills[state]} small>
      {t(`reference.states.${state}`)}
    </Pill>
  );
}
