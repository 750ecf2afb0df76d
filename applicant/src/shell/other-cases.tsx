import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { withCase } from "../session/pinned-case.ts";
import type { InitialMe } from "./initial-data.graphql.ts";
import { useInitialData } from "./initial-data.tsx";
import { caseLabel, otherCases, shownCase } from "./own-cases.ts";

/** A line above the dashboard: which home it is about, and what else belongs to the e-mail address. */
export function OtherCases() {
  const me = useInitialData();
  return me.cases.length > 1 ? <OtherCasesLine me={me} /> : null;
}

/** A separate component, so that its texts are loaded only for people with several cases. */
function OtherCasesLine({ me }: { readonly me: InitialMe }) {
  const { t } = useTranslation("cases");
  const shown = shownCase(me);
  return (
    <p className="soft">
      {shown && t("shown", { home: shown.home })}
      <br />
      {t("others")}{" "}
      {otherCases(me).map((other, index) => (
        <Fragment key={other.uuid}>
          {index > 0 && " · "}
          {/* Another case needs a page load, so that no state is carried over. */}
          <TextLink href={withCase(DASHBOARD_PATH, other.uuid)}>{caseLabel(me.cases, other)}</TextLink>
        </Fragment>
      ))}
    </p>
  );
}
