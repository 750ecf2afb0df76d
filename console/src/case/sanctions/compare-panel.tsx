import { formatDate, regions } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel, PanelFoot } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ShownCandidate, ShownSanctions } from "./sanctions.graphql.ts";

interface ComparePanelProps {
  readonly shown: ShownSanctions;
  readonly candidate: ShownCandidate;
}

export function ComparePanel({ shown, candidate }: ComparePanelProps) {
  const { t } = useTranslation("sanctions");
  const { language } = useLanguage();
  const rows = useRows({ shown, candidate });
  const { listedOn, regime } = candidate;
  return (
    <ConsolePanel
      title={t("compare.title")}
      tools={<span className="soft">{t("compare.entry", { id: candidate.entryId })}</span>}
      flush
    >
      <Table
        label={`${t("compare.title")}, ${candidate.entryId}`}
        headLabel={t("compare.what")}
        columns={[
          { name: "applicant", label: t("compare.applicant") },
          { name: "listed", label: t("compare.listed") },
          { name: "same", label: t("compare.same") },
        ]}
        rows={rows}
      />
      <PanelFoot>
        <span className="soft">
          {listedOn === null
            ? t("compare.regime", { regime })
            : t("compare.listedOn", { day: formatDate(language, listedOn), regime })}
        </span>
      </PanelFoot>
    </ConsolePanel>
  );
}

const countryText = (code: string, language: Language): string =>
  new Intl.DisplayNames(regions[language], { type: "region" }).of(code) ?? code;

type Same = "close" | "agrees" | "differs" | "cannot";

const pills = { close: "missing", agrees: "missing", differs: "done", cannot: "optional" } as const;

function SamePill({ same }: { readonly same: Same }) {
  const { t } = useTranslation("sanctions");
  return (
    <Pill small state={pills[same]} icon={same === "cannot" ? "info" : undefined}>
      {t(`compare.${same}`)}
    </Pill>
  );
}

/** `1971`, `1971-04` or `1971-04-14`, as the list has it. */
const useBirthText = () => {
  const { language } = useLanguage();
  return (birth: string): string =>
    birth.length === "1971-04-14".length ? formatDate(language, birth) : birth;
};

const birthSame = ({ reasons }: ShownCandidate): Same => {
  const codes = reasons.map(({ code }) => code);
  if (codes.includes("BIRTH_DIFFERS")) return "differs";
  return codes.includes("BIRTH_UNKNOWN") ? "cannot" : "agrees";
};

type Cells = Readonly<Record<"applicant" | "listed" | "same", ReactNode>>;

const row = (id: string, head: string, cells: Cells) => ({ id, head, cells });

const useRows = (props: ComparePanelProps) => [...useScoredRows(props), ...useOtherRows(props)];

const useScoredRows = ({ shown, candidate }: ComparePanelProps) => {
  const { t } = useTranslation("sanctions");
  const { language } = useLanguage();
  const birthText = useBirthText();
  const { otherNames, births } = candidate;
  return [
    row("name", t("compare.name"), {
      applicant: <AsTyped>{shown.names.join("; ")}</AsTyped>,
      listed: (
        <>
          <AsTyped>{candidate.name}</AsTyped>
          {otherNames.length > 0 && (
            <TableNote>{t("compare.also", { names: otherNames.join("; ") })}</TableNote>
          )}
        </>
      ),
      same: <SamePill same="close" />,
    }),
    row("birth", t("compare.birth"), {
      applicant: shown.birthdate === null ? t("compare.unknown") : formatDate(language, shown.birthdate),
      listed: births.map(birthText).join("; ") || t("compare.unknown"),
      same: <SamePill same={birthSame(candidate)} />,
    }),
  ];
};

const useOtherRows = ({ shown: { nationality }, candidate }: ComparePanelProps) => {
  const { t } = useTranslation("sanctions");
  const { language } = useLanguage();
  const same = <SamePill same="cannot" />;
  const other = (
    name: "nationality" | "bornIn" | "address" | "passport",
    applicant: string,
    listed: string,
  ) => row(name, t(`compare.${name}`), { applicant, listed: listed || t("compare.unknown"), same });
  const country = nationality === null ? t("compare.unknown") : countryText(nationality, language);
  const passport = candidate.hasPassport ? t("compare.hasPassport") : t("compare.notListed");
  return [
    other("nationality", country, candidate.nationalities.join("; ")),
    other("bornIn", t("compare.notAsked"), candidate.bornIn.join("; ")),
    other("address", t("compare.inCase"), candidate.addresses.join("; ")),
    other("passport", t("compare.inCase"), passport),
  ];
};
