import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Link } from "@latchkey/ui/link/link.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FreezeDialog, LiftFreezeDialog } from "./freeze-dialogs.tsx";
import { Freezes, type ShownFreeze } from "./freezes.graphql.ts";
import { useFrozenName } from "./frozen-name.ts";
import type { ShownPolicy } from "./policies.graphql.ts";
import { freezePath } from "./policy-names.ts";

interface FreezesPanelProps {
  readonly policies: readonly ShownPolicy[];
  readonly staffId: string;
  readonly onDone: (text: string) => void;
}

type Open = { readonly act: "freeze" } | { readonly act: "lift"; readonly freeze: ShownFreeze };

export function FreezesPanel({ policies, staffId, onDone }: FreezesPanelProps) {
  const { t } = useTranslation("freezes");
  const [open, setOpen] = useState<Open>();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: Freezes,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const nameOf = useFrozenName(policies);
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    close();
    onDone(text);
    refresh();
  };
  const freezes = data?.freezes ?? [];
  return (
    <ConsolePanel
      title={t("title")}
      flush={freezes.length > 0}
      tools={
        <Button size="small" onClick={() => setOpen({ act: "freeze" })}>
          {t("open")}
        </Button>
      }
    >
      <div className={freezes.length > 0 ? "console-panel__body" : undefined}>
        {error && <LoadProblem onRetry={refresh} />}
        <p className="soft">
          {t("text")} {data && freezes.length === 0 && t("none")}
        </p>
      </div>
      {freezes.length > 0 && (
        <FreezeTable
          freezes={freezes}
          nameOf={nameOf}
          staffId={staffId}
          onLift={(freeze) => setOpen({ act: "lift", freeze })}
        />
      )}
      {open?.act === "freeze" && data && (
        <FreezeDialog
          policies={policies}
          ruleSets={data.freezableRuleSets}
          onClose={close}
          onDone={() => done(t("frozen"))}
        />
      )}
      {open?.act === "lift" && (
        <LiftFreezeDialog
          id={open.freeze.id}
          what={nameOf(open.freeze)}
          onClose={close}
          onDone={() => done(t("liftDone"))}
        />
      )}
    </ConsolePanel>
  );
}

interface FreezeTableProps extends Pick<FreezesPanelProps, "staffId"> {
  readonly freezes: readonly ShownFreeze[];
  readonly nameOf: (freeze: ShownFreeze) => string;
  readonly onLift: (freeze: ShownFreeze) => void;
}

function FreezeTable({ freezes, nameOf, staffId, onLift }: FreezeTableProps) {
  const { t } = useTranslation("freezes");
  return (
    <Table
      label={t("title")}
      headLabel={t("what")}
      columns={[
        { name: "why", label: t("why") },
        { name: "state", label: t("state") },
        { name: "acts", label: t("acts") },
      ]}
      rows={freezes.map((freeze) => ({
        id: freeze.id,
        head: (
          <>
            <AsTyped>{nameOf(freeze)}</AsTyped>
            <TableNote>
              <Link href={freezePath(freeze.id)} linkAs={RoutedLink}>
                {t("cases")}
              </Link>
            </TableNote>
          </>
        ),
        cells: {
          why: (
            <>
              {t(`reasons.${freeze.reason}`)}
              <TableNote>
                <AsTyped>{freeze.sentence}</AsTyped>
              </TableNote>
            </>
          ),
          state: <State freeze={freeze} />,
          acts: freeze.liftedAt === null && <Lifting freeze={freeze} staffId={staffId} onLift={onLift} />,
        },
      }))}
    />
  );
}

function Lifting({
  freeze,
  staffId,
  onLift,
}: Pick<FreezeTableProps, "staffId" | "onLift"> & { readonly freeze: ShownFreeze }) {
  const { t } = useTranslation("freezes");
  if (freeze.byId === staffId) return <span className="soft">{t("notYourself")}</span>;
  return (
    <Button size="small" onClick={() => onLift(freeze)}>
      {t("lift")}
    </Button>
  );
}

function State({ freeze: { by, at, liftedBy, liftedAt, liftedNote } }: { readonly freeze: ShownFreeze }) {
  const { t } = useTranslation("freezes");
  const { language } = useLanguage();
  if (liftedBy === null || liftedAt === null)
    return t("inForce", { name: by, at: formatDayAndTime(language, at) });
  return t("lifted", { name: liftedBy, at: formatDayAndTime(language, liftedAt), note: liftedNote ?? "" });
}
