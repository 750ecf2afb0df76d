import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Link } from "@latchkey/ui/link/link.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { EndpointState } from "./endpoint-state.tsx";
import { EventNames } from "./event-names.tsx";
import { useMoment } from "./use-moment.ts";
import { webhookPath } from "./webhook-paths.ts";
import type { ShownEndpoint } from "./webhooks.graphql.ts";

export function WebhookTable({ endpoints }: { readonly endpoints: readonly ShownEndpoint[] }) {
  const { t } = useTranslation("webhooks");
  const momentOf = useMoment();
  return (
    <Table
      label={t("list")}
      headLabel={t("columns.address")}
      columns={[
        { name: "events", label: t("columns.events") },
        { name: "last", label: t("columns.last") },
        { name: "waiting", label: t("columns.waiting"), numeric: true },
        { name: "state", label: t("columns.state") },
      ]}
      rows={endpoints.map((endpoint) => ({
        id: endpoint.id,
        head: (
          <>
            <AsTyped>{endpoint.agency}</AsTyped>
            <TableNote>
              <Link href={webhookPath(endpoint.id)} linkAs={RoutedLink}>
                <AsTyped>{endpoint.url}</AsTyped>
              </Link>
            </TableNote>
          </>
        ),
        cells: {
          events: <EventNames events={endpoint.events} />,
          last: endpoint.lastSuccessAt === null ? t("never") : momentOf(endpoint.lastSuccessAt),
          waiting: endpoint.waiting,
          state: <EndpointState endpoint={endpoint} />,
        },
      }))}
    />
  );
}
