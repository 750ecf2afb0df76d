import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import type { PartyStatus } from "../../graphql/operations.generated.ts";
import { statusLooks } from "./application-status.ts";

/** The status of a person or of an application. */
export function StatusPill({ status }: { readonly status: PartyStatus }) {
  const { t } = useTranslation("applications");
  const [state, icon] = statusLooks[status];
  return (
    <Pill state={state} small icon={icon}>
      {t(`statuses.${status}`)}
    </Pill>
  );
}
