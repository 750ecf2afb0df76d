import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { withApplication } from "../session/pinned-application.ts";
import type { InitialMe } from "./initial-data.graphql.ts";
import { useInitialData } from "./initial-data.tsx";
import { applicationLabel, otherApplications, shownApplication } from "./own-applications.ts";

export function OtherApplications() {
  const me = useInitialData();
  return me.applications.length > 1 ? <OtherApplicationsLine me={me} /> : null;
}

/** A separate component, so that its texts are loaded only for people with several applications. */
function OtherApplicationsLine({ me }: { readonly me: InitialMe }) {
  const { t } = useTranslation("applications");
  const shown = shownApplication(me);
  return (
    <p className="soft">
      {shown && <TypedIn text={t("shown", { home: shown.home })} typed={shown.home} />}
      <br />
      {t("others")}{" "}
      {otherApplications(me).map((other, index) => (
        <Fragment key={other.uuid}>
          {index > 0 && " · "}
          {/* Another case needs a page load, so that no state is carried over. */}
          <TextLink href={withApplication(DASHBOARD_PATH, other.uuid)}>
            <AsTyped>{applicationLabel(me.applications, other)}</AsTyped>
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}
