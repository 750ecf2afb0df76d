import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import type { ShownTenancy } from "./follow-ups.graphql.ts";

/** An agency that an e-mail would go to. */
export function AgencyCell({ agency, agencyHasEmail }: Pick<ShownTenancy, "agency" | "agencyHasEmail">) {
  const { t } = useTranslation("follow-ups");
  return (
    <>
      <AsTyped>{agency}</AsTyped>
      {!agencyHasEmail && <TableNote>{t("noEmail")}</TableNote>}
    </>
  );
}
