import { OwnAccess } from "@latchkey/members/account/own-access.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { useTranslation } from "react-i18next";
import { useKnownStaff } from "../shell/staff.ts";
import { AbsencePart } from "./absence-part.tsx";
import { NoticesPart } from "./notices-part.tsx";

/** The page /console/account. */
export function AccountPage() {
  const { t } = useTranslation("account");
  const staff = useKnownStaff();
  const isReviewer = staff?.roles.includes("REVIEWER") ?? false;
  return (
    <OwnAccess
      email={staff?.email ?? ""}
      frame={(parts, tell) => (
        <ConsoleFrame title={t("title")} lead={t("lead")}>
          <div className="stack stack--loose">
            {isReviewer && <NoticesPart />}
            <AbsencePart onDone={tell} />
            {parts}
          </div>
        </ConsoleFrame>
      )}
    />
  );
}
