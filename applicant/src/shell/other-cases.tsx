import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useInitialData } from "./initial-data.tsx";
import { otherCases } from "./own-cases.ts";
import { addressOfCase } from "./pinned-case.ts";

/** A quiet line over the dashboard: the account's other applications, by home and first name. */
export function OtherCases() {
  const others = otherCases(useInitialData());
  return others.length > 0 ? <OtherCasesLine others={others} /> : null;
}

/** Apart, so that its texts are loaded for those who have other cases alone. */
function OtherCasesLine({ others }: { readonly others: ReturnType<typeof otherCases> }) {
  const { t } = useTranslation("cases");
  return (
    <p className="soft">
      {t("others", { count: others.length })}{" "}
      {others.map(({ uuid, home, firstName }, index) => (
        <Fragment key={uuid}>
          {index > 0 && " · "}
          {/* Another case is another document: nothing of this one is carried along. */}
          <TextLink href={addressOfCase(DASHBOARD_PATH, uuid)}>
            {firstName ? t("named", { home, name: firstName }) : home}
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}
