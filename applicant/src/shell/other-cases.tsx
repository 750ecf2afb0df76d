import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { addressOfCase } from "../session/pinned-case.ts";
import { useInitialData } from "./initial-data.tsx";
import { otherCases } from "./own-cases.ts";

/** A line above the dashboard with the account's other applications, by home and first name. */
export function OtherCases() {
  const others = otherCases(useInitialData());
  return others.length > 0 ? <OtherCasesLine others={others} /> : null;
}

/** A separate component, so that its texts are loaded only for people with several cases. */
function OtherCasesLine({ others }: { readonly others: ReturnType<typeof otherCases> }) {
  const { t } = useTranslation("cases");
  return (
    <p className="soft">
      {t("others", { count: others.length })}{" "}
      {others.map(({ uuid, home, firstName }, index) => (
        <Fragment key={uuid}>
          {index > 0 && " · "}
          {/* Another case needs a page load, so that no state is carried over. */}
          <TextLink href={addressOfCase(DASHBOARD_PATH, uuid)}>
            {firstName ? t("named", { home, name: firstName }) : home}
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}
