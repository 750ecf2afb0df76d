import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Link } from "@latchkey/ui/link/link.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { sanctionsPath } from "../desk/case-names.ts";
import { SanctionsToJudge } from "./queue.graphql.ts";

/** A newer list may raise a person who was accepted already and stands in no view of the queue. */
export function SanctionsNotice() {
  const { t } = useTranslation("queue");
  const [{ data }] = useKeptQuery({
    query: SanctionsToJudge,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const people = data?.sanctionsToJudge ?? [];
  if (people.length === 0) return null;
  return (
    <Alert tone="caution" title={t("sanctions", { count: people.length })}>
      <AlertText>
        {people.map((person, at) => (
          <Fragment key={person.id}>
            {at > 0 && ", "}
            <Link href={sanctionsPath(person.id)} linkAs={RoutedLink}>
              <AsTyped>{fullName(person)}</AsTyped>
            </Link>
          </Fragment>
        ))}
      </AlertText>
    </Alert>
  );
}
