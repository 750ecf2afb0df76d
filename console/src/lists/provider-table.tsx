import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import {
  type EntryState,
  entryState,
  isOldLook,
} from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import { daysBetween } from "@latchkey/domain/rules/civil-span.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { Table, TableCode, TableLate, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import type { ShownProvider, ShownProviders } from "./providers.graphql.ts";

export type ProviderAct = "look" | "change" | "use";

interface ProviderTableProps {
  readonly table: ShownProviders;
  readonly day: string;
  /** An act of this provider is being saved. */
  readonly busyId: string | undefined;
  readonly onAct: (act: ProviderAct, provider: ShownProvider) => void;
}

const pills: Readonly<Record<EntryState, PillState>> = {
  listed: "done",
  look_again: "progress",
  ended: "missing",
  not_used: "todo",
};

export function ProviderTable({
  table: { providers, lookAgainDays },
  day,
  busyId,
  onAct,
}: ProviderTableProps) {
  const { t } = useTranslation("lists");
  const { language } = useLanguage();
  const stateOf = (provider: ShownProvider) => entryState(provider, { day, lookAgainDays });
  return (
    <Table
      label={t("providers.title")}
      headLabel={t("providers.provider")}
      columns={[
        { name: "services", label: t("providers.service.title") },
        { name: "looked", label: t("providers.lastLooked") },
        { name: "uses", label: t("providers.uses"), numeric: true },
        { name: "state", label: t("providers.stateTitle") },
        { name: "acts", label: t("providers.acts"), labelHidden: true },
      ]}
      rows={providers.map((provider) => ({
        id: provider.id,
        head: (
          <>
            <AsTyped>{provider.name}</AsTyped>
            <TableNote>
              <TableCode>{provider.registerId}</TableCode>
            </TableNote>
            {provider.registerUrl !== null && (
              <TableNote>
                <a href={provider.registerUrl} target="_blank" rel="noreferrer">
                  {t("providers.openEntry")}
                </a>
              </TableNote>
            )}
          </>
        ),
        cells: {
          services: <Services provider={provider} day={day} />,
          uses: provider.uses.toLocaleString(language),
          looked: <LastLooked provider={provider} day={day} lookAgainDays={lookAgainDays} />,
          state: (
            <Pill state={pills[stateOf(provider)]} small>
              {t(`providers.state.${stateOf(provider)}`)}
            </Pill>
          ),
          acts: <Acts provider={provider} isBusy={provider.id === busyId} onAct={onAct} />,
        },
      }))}
    />
  );
}

interface OfProvider {
  readonly provider: ShownProvider;
}

function Services({ provider: { services, validUntil }, day }: OfProvider & { readonly day: string }) {
  const { t } = useTranslation("lists");
  const { language } = useLanguage();
  const end = (until: string) =>
    t(until < day ? "providers.ended" : "providers.until", { day: formatDate(language, until) });
  return (
    <>
      {services.map((service) => t(`providers.service.${service}`)).join(", ")}
      <TableNote>{validUntil === null ? t("providers.endless") : end(validUntil)}</TableNote>
    </>
  );
}

interface LastLookedProps extends OfProvider {
  readonly day: string;
  readonly lookAgainDays: number;
}

function LastLooked({ provider, day, lookAgainDays }: LastLookedProps) {
  const { t } = useTranslation("lists");
  const { language } = useLanguage();
  const { isInUse, lookedOn, by } = provider;
  const looked = formatDate(language, lookedOn);
  return isInUse && isOldLook(provider, { day, lookAgainDays }) ? (
    <>
      <TableLate label={t("providers.late")}>{looked}</TableLate>
      <TableNote>{t("providers.ago", { count: daysBetween(lookedOn, day), name: by })}</TableNote>
    </>
  ) : (
    <>
      {looked}
      <TableNote>
        <AsTyped>{by}</AsTyped>
      </TableNote>
    </>
  );
}

interface ActsProps extends OfProvider, Pick<ProviderTableProps, "onAct"> {
  readonly isBusy: boolean;
}

function Acts({ provider, isBusy, onAct }: ActsProps) {
  const { t } = useTranslation("lists");
  const { name, isInUse } = provider;
  return (
    <div className="row">
      <Button
        size="small"
        aria-label={t("providers.lookOf", { name })}
        onClick={() => onAct("look", provider)}
      >
        {t("providers.look")}
      </Button>
      <Button
        size="small"
        aria-label={t("providers.changeOf", { name })}
        onClick={() => onAct("change", provider)}
      >
        {t("providers.change")}
      </Button>
      <Button
        size="small"
        busy={isBusy}
        aria-label={t(isInUse ? "providers.stopOf" : "providers.useOf", { name })}
        onClick={() => onAct("use", provider)}
      >
        {t(isInUse ? "providers.stop" : "providers.use")}
      </Button>
    </div>
  );
}
