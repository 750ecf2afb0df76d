import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import type { SanctionsState } from "../../graphql/operations.generated.ts";

const looks: Readonly<Record<SanctionsState, PillState>> = {
  NO_LIST: "optional",
  NOT_SCREENED: "waiting",
  OPEN: "progress",
  CONFIRMED: "missing",
  CLEAR: "done",
};

interface SanctionsPillProps {
  readonly state: SanctionsState;
  /** Candidates that wait for a verdict. */
  readonly open: number;
}

export function SanctionsPill({ state, open }: SanctionsPillProps) {
  const { t } = useTranslation("sanctions");
  return (
    <Pill small state={looks[state]}>
      {state === "OPEN" ? t("state.OPEN", { count: open }) : t(`state.${state}`)}
    </Pill>
  );
}
