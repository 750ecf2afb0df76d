import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { INVESTIGATIONS_PATH } from "../desk/case-names.ts";
import { useKnownStaff } from "../shell/staff.ts";
import type { ListedBundle } from "./investigations.graphql.ts";

const pills = { ASKED: "waiting", RELEASED: "done", RETURNED: "missing" } as const satisfies Record<
  ListedBundle["state"],
  PillState
>;

interface BundleTableProps {
  readonly bundles: readonly ListedBundle[];
  readonly onRelease: (bundle: ListedBundle) => void;
  readonly onReturn: (bundle: ListedBundle) => void;
}

export function BundleTable({ bundles, ...acts }: BundleTableProps) {
  const { t } = useTranslation("investigations");
  return (
    <Table
      label={t("list")}
      headLabel={t("columns.case")}
      columns={[
        { name: "name", label: t("columns.name") },
        { name: "recipient", label: t("columns.recipient") },
        { name: "asked", label: t("columns.asked") },
        { name: "state", label: t("columns.state") },
        { name: "settled", label: t("columns.settled") },
        { name: "actions", label: t("columns.actions"), labelHidden: true },
      ]}
      rows={bundles.map((bundle) => ({
        id: bundle.id,
        head: bundle.number,
        cells: {
          name: <AsTyped>{bundle.name}</AsTyped>,
          recipient: <AsTyped>{bundle.recipient}</AsTyped>,
          asked: <ByAt by={bundle.askedBy} at={bundle.askedAt} />,
          state: (
            <Pill state={pills[bundle.state]} small>
              {t(`state.${bundle.state}`)}
            </Pill>
          ),
          settled:
            bundle.settledBy !== null && bundle.settledAt !== null ? (
              <>
                <ByAt by={bundle.settledBy} at={bundle.settledAt} />
                {bundle.settledNote !== null && <TableNote>{bundle.settledNote}</TableNote>}
              </>
            ) : (
              <span className="soft">{t("notSettled")}</span>
            ),
          actions: <RowActions bundle={bundle} {...acts} />,
        },
      }))}
    />
  );
}

function ByAt({ by, at }: { readonly by: string; readonly at: string }) {
  const { language } = useLanguage();
  return (
    <>
      <AsTyped>{by}</AsTyped>
      <TableNote>{formatDayAndTime(language, at)}</TableNote>
    </>
  );
}

interface RowActionsProps extends Omit<BundleTableProps, "bundles"> {
  readonly bundle: ListedBundle;
}

function RowActions({ bundle, onRelease, onReturn }: RowActionsProps) {
  const { t } = useTranslation("investigations");
  const isAdministrator = useKnownStaff()?.roles.includes("ADMINISTRATOR") ?? false;
  const { id, number, state, isYours } = bundle;
  const waits = state === "ASKED";
  const maySettle = waits && isAdministrator && !isYours;
  if (waits && isAdministrator && isYours) return <span className="soft">{t("another")}</span>;
  return (
    <span className="row row--tight">
      {(state === "RELEASED" || maySettle) && (
        <ButtonLink
          size="small"
          href={`${INVESTIGATIONS_PATH}/${id}`}
          linkAs={RoutedLink}
          aria-label={t("readWhich", { number })}
        >
          {t("read")}
        </ButtonLink>
      )}
      {maySettle && (
        <>
          <Button size="small" aria-label={t("releaseWhich", { number })} onClick={() => onRelease(bundle)}>
            {t("release")}
          </Button>
          <Button size="small" aria-label={t("returnWhich", { number })} onClick={() => onReturn(bundle)}>
            {t("return")}
          </Button>
        </>
      )}
    </span>
  );
}
