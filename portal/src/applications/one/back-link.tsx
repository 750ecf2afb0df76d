import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { keptPlaceIn } from "@latchkey/members/lists/kept-place.ts";
import { type Searched, searchedIn } from "@latchkey/members/lists/searched-in.ts";
import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { APPLICATIONS_PATH } from "../../shell/application-paths.ts";

/** Leads back to the list as it was left. */
export function BackLink() {
  const { t } = useTranslation("applications");
  const { list } = objectIn(useLocation().state);
  const query = typeof list === "string" ? list : "";
  return (
    <TextLink crumb icon="arrow-left" href={APPLICATIONS_PATH + query} linkAs={WithSearch}>
      {t("title")}
    </TextLink>
  );
}

function WithSearch(props: ComponentProps<LinkAs>) {
  const { state } = useLocation();
  return <Link {...props} state={{ ...keptPlaceIn(state), search: searchedIn(state) } satisfies Searched} />;
}
