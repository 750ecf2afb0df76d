import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import type { IncomeContext } from "@latchkey/domain/income/context.ts";
import { copyOf } from "@latchkey/domain/income/earlier.ts";
import { sourceWith } from "@latchkey/domain/income/input.ts";
import { newSource, noDetails, type StoredSource } from "@latchkey/domain/income/source.ts";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { Sums } from "@latchkey/ui/sums/sums.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import type { EarlierIncomeQuery } from "../../graphql/operations.generated.ts";
import { useIncomeStep } from "../income-context.ts";
import { EarlierIncome } from "./earlier-income.graphql.ts";
import { useSourceTexts } from "./source-texts.ts";

type Item = NonNullable<EarlierIncomeQuery["me"]["earlierIncome"]>["sources"][number];

const sourceOf = ({ financialInstitutionDetails, ...item }: Item): StoredSource => ({
  ...noDetails,
  uuid: item.uuid,
  incomeType: item.incomeType,
  companyName: item.companyName,
  companyNumber: item.companyNumber,
  jobTitle: item.jobTitle,
  startDate: item.startDate,
  institutionName: financialInstitutionDetails?.name ?? null,
});

/** The sources of an earlier case, offered as copies one by one, never automatically. */
export function EarlierIncomes() {
  const { t } = useTranslation("carry-over");
  const { wizard, ...section } = useIncomeStep();
  const context: IncomeContext = section;
  const { nameOf } = useSourceTexts();
  const [{ data }] = useQuery({ query: EarlierIncome, variables: {}, requestPolicy: "network-only" });
  const offer = data?.me.earlierIncome;
  if (!offer) return null;
  const use = (earlier: StoredSource): void => {
    const input = copyOf(earlier, context);
    void wizard.submit({
      source: sourceWith(newSource("", earlier.incomeType), input),
      change: { kind: "source", uuid: undefined, input },
    });
  };
  return (
    <FieldGroup
      boxed
      legend={t("income.title")}
      hint={<TypedIn text={t("income.lead", { home: offer.appliedFor })} typed={offer.appliedFor} />}
    >
      <Sums
        items={offer.sources.map(sourceOf).map((source) => ({
          key: source.uuid,
          what: nameOf(source),
          amount: (
            <TextButton
              disabled={wizard.isSaving}
              aria-label={t("income.useOf", { income: nameOf(source) })}
              onClick={() => use(source)}
            >
              {t("income.use")}
            </TextButton>
          ),
        }))}
      />
    </FieldGroup>
  );
}
