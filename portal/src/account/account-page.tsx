import { OwnAccess } from "@latchkey/members/account/own-access.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../shell/me.ts";
import { PortalFrame } from "../shell/portal-frame.tsx";
import { SettingsPanel } from "./settings-panel.tsx";

/** The page /agency/account. */
export function AccountPage() {
  const { t } = useTranslation("settings");
  const me = useMe();
  return (
    <OwnAccess
      email={me.user.email}
      frame={(parts) => (
        <PortalFrame title={t("title")} lead={t("lead", { email: me.user.email })}>
          <div className="stack stack--loose">
            <SettingsPanel me={me} />
            {parts}
          </div>
        </PortalFrame>
      )}
    />
  );
}
