import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { ListLink } from "@latchkey/members/lists/list-link.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { APPLICATIONS_PATH } from "../../shell/application-paths.ts";

/** Leads back to the list with the filters of its address. */
export function BackLink() {
  const { t } = useTranslation("applications");
  const { list } = objectIn(useLocation().state);
  const query = typeof list === "string" ? list : "";
  return (
    <TextLink crumb icon="arrow-left" href={APPLICATIONS_PATH + query} linkAs={ListLink}>
      {t("title")}
    </TextLink>
  );
}
