import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AgencyFileButton } from "../desk/agency-file-button.tsx";
import type { ShownResponsibility } from "../desk/responsibility.graphql.ts";
import { ResponsibilityDialog } from "../desk/responsibility-dialog.tsx";
import type { ShownAgency } from "./agencies.graphql.ts";
import { EndDialog } from "./end-dialog.tsx";

interface ResponsibilitiesPanelProps {
  readonly agency: ShownAgency;
  readonly onDone: (text: string) => void;
}

export function ResponsibilitiesPanel({ agency, onDone }: ResponsibilitiesPanelProps) {
  const { t } = useTranslation("responsibility");
  const [open, setOpen] = useState<"add" | ShownResponsibility>();
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    close();
    onDone(text);
  };
  const { responsibilities } = agency;
  return (
    <ConsolePanel
      title={t("title")}
      flush
      tools={
        <Button size="small" icon="upload" onClick={() => setOpen("add")}>
          {t("add")}
        </Button>
      }
    >
      <div className="console-panel__body">
        <p className="soft">{t("text")}</p>
        {responsibilities.length === 0 && <p>{t("none")}</p>}
      </div>
      {responsibilities.length > 0 && <Agreements agency={agency} onEnd={setOpen} />}
      {open === "add" && (
        <ResponsibilityDialog
          agency={agency}
          {...(agency.isOwn ? { of: "landlord" as const } : {})}
          onClose={close}
          onDone={() => done(t("saved"))}
        />
      )}
      {open && open !== "add" && (
        <EndDialog
          responsibility={open}
          agency={agency.name}
          onClose={close}
          onDone={() => done(t("endSaved"))}
        />
      )}
    </ConsolePanel>
  );
}

interface AgreementsProps {
  readonly agency: ShownAgency;
  readonly onEnd: (responsibility: ShownResponsibility) => void;
}

function Agreements({ agency: { id: agencyId, name, responsibilities }, onEnd }: AgreementsProps) {
  const { t } = useTranslation("responsibility");
  const { language } = useLanguage();
  return (
    <Table
      label={t("title")}
      headLabel={t("from")}
      columns={[
        { name: "to", label: t("to") },
        { name: "day", label: t("day") },
        { name: "file", label: t("document") },
        { name: "state", label: t("state") },
        { name: "act", label: t("end"), labelHidden: true },
      ]}
      rows={responsibilities.map((one) => ({
        id: one.id,
        head: <span translate="no">{one.landlord ?? name}</span>,
        cells: {
          to: one.landlord === null ? t("us") : <span translate="no">{name}</span>,
          day: formatDate(language, one.acceptedOn),
          file: <AgencyFileButton agencyId={agencyId} fileId={one.fileId} name={one.fileName} />,
          state: one.endedOn === null ? t("holds") : t("ended", { day: formatDate(language, one.endedOn) }),
          act: one.endedOn === null && (
            <Button
              size="small"
              aria-label={t("endOf", { name: one.landlord ?? name })}
              onClick={() => onEnd(one)}
            >
              {t("end")}
            </Button>
          ),
        },
      }))}
    />
  );
}
