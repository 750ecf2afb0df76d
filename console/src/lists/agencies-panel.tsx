import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmailText } from "../desk/email-text.tsx";
import { LoadProblem } from "../desk/load-problem.tsx";
import { useKeptQuery } from "../desk/use-kept-query.ts";
import { ContactsDialog } from "./contacts-dialog.tsx";
import { Agencies, type ShownAgency } from "./lists.graphql.ts";

interface AgenciesPanelProps {
  readonly onDone: (text: string) => void;
}

/** The compliance contact of an agency alone is told of a confirmed candidate of the sanctions list. */
export function AgenciesPanel({ onDone }: AgenciesPanelProps) {
  const { t } = useTranslation("lists");
  const [changing, setChanging] = useState<ShownAgency>();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: Agencies,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  return (
    <ConsolePanel title={t("agencies.title")} flush>
      <div className="console-panel__body">
        {error && <LoadProblem onRetry={() => readAgain({ requestPolicy: "network-only" })} />}
        <p className="soft">{t("agencies.text")}</p>
      </div>
      {data && (
        <Table
          label={t("agencies.title")}
          headLabel={t("agencies.name")}
          columns={[
            { name: "email", label: t("agencies.email") },
            { name: "compliance", label: t("agencies.complianceEmail") },
            { name: "act", label: t("agencies.change"), labelHidden: true },
          ]}
          rows={data.agencies.map((agency) => ({
            id: agency.id,
            head: <AsTyped>{agency.name}</AsTyped>,
            cells: {
              email: <Contact email={agency.email} />,
              compliance: <Contact email={agency.complianceEmail} />,
              act: (
                <Button
                  size="small"
                  aria-label={t("agencies.changeOf", { name: agency.name })}
                  onClick={() => setChanging(agency)}
                >
                  {t("agencies.change")}
                </Button>
              ),
            },
          }))}
        />
      )}
      {changing && (
        <ContactsDialog
          agency={changing}
          onClose={() => setChanging(undefined)}
          onDone={() => {
            setChanging(undefined);
            onDone(t("agencies.saved"));
          }}
        />
      )}
    </ConsolePanel>
  );
}

function Contact({ email }: { readonly email: string | null }) {
  const { t } = useTranslation("lists");
  return email === null ? <span className="soft">{t("agencies.none")}</span> : <EmailText email={email} />;
}
