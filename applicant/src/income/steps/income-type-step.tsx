import { incomeTypesOffered } from "@latchkey/domain/income/context.ts";
import { ofType } from "@latchkey/domain/income/input.ts";
import { newSource } from "@latchkey/domain/income/source.ts";
import type { OfferedIncomeType } from "@latchkey/domain/vocabulary/money.ts";
import type { IconName } from "@latchkey/ui/icon/icon-paths.ts";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceQuestion } from "../../questions/choice-question.tsx";
import { useInitialData } from "../../shell/initial-data.tsx";
import { useIncomeStep } from "../income-context.ts";

/** Lazy: needed only with a stated income. */
const KnownSources = lazy(async () => ({
  default: (await import("../sources/known-sources.tsx")).KnownSources,
}));

/** Lazy: few applicants have an earlier case, and it is offered only while this case has no income. */
const EarlierIncomes = lazy(async () => ({
  default: (await import("../sources/earlier-incomes.tsx")).EarlierIncomes,
}));

const icons: Readonly<Record<OfferedIncomeType, IconName>> = {
  T_EMPLOYED_PERM: "briefcase",
  T_EMPLOYED_ZH: "clock",
  T_SELFEMPLOYED: "store",
  T_SCHOLARSHIP_LOANS: "grad",
  T_SAVINGS: "savings",
  T_PENSION: "umbrella",
  T_BENFITS: "heart",
};

const hints: Partial<
  Readonly<
    Record<
      OfferedIncomeType,
      "incomeType.T_EMPLOYED_PERMHint" | "incomeType.T_EMPLOYED_ZHHint" | "incomeType.T_SELFEMPLOYEDHint"
    >
  >
> = {
  T_EMPLOYED_PERM: "incomeType.T_EMPLOYED_PERMHint",
  T_EMPLOYED_ZH: "incomeType.T_EMPLOYED_ZHHint",
  T_SELFEMPLOYED: "incomeType.T_SELFEMPLOYEDHint",
};

/** Another type has other details, so those of the old one are dropped. */
export function IncomeTypeStep() {
  const { t } = useTranslation("income");
  const { wizard, values, ...section } = useIncomeStep();
  const { applications } = useInitialData();
  const { source, sources } = values;
  const others = sources.filter(({ uuid }) => uuid !== source?.uuid);
  const isFirst = others.length === 0;
  return (
    <ChoiceQuestion<OfferedIncomeType>
      name="incomeType"
      title={t(isFirst ? "incomeType.title" : "incomeType.titleMore")}
      subtitle={t(isFirst ? "incomeType.subtitle" : "incomeType.subtitleMore")}
      requiredText={t("incomeType.required")}
      legend={t("incomeType.legend")}
      wide
      columns={2}
      choices={incomeTypesOffered(section).map((value) => {
        const hint = hints[value];
        return { value, label: t(`incomeType.${value}`), icon: icons[value], ...(hint && { hint: t(hint) }) };
      })}
      offer={
        sources.length === 0 &&
        applications.length > 1 &&
        !section.request && (
          <Suspense>
            <EarlierIncomes />
          </Suspense>
        )
      }
      answered={source?.incomeType}
      onAnswer={(incomeType) => {
        const known = source ?? newSource("", incomeType);
        void wizard.submit({
          source: ofType(known, incomeType),
          change: { kind: "source", uuid: source?.uuid, input: { incomeType } },
        });
      }}
    >
      {sources.length > 0 && (
        <Suspense>
          <KnownSources current={source} others={others} />
        </Suspense>
      )}
    </ChoiceQuestion>
  );
}
