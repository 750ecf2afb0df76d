import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import type { IncomeSource } from "@latchkey/domain/income/source.ts";
import { recordFacts } from "@latchkey/domain/income/values.ts";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { keepFocus } from "@latchkey/ui/focus/keep-focus.ts";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { Sums } from "@latchkey/ui/sums/sums.tsx";
import { TextButton, TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useClient } from "urql";
import { stepAddress } from "../../questions/question-address.ts";
import { failedSave } from "../../questions/save-outcome.ts";
import { useIncomeStep } from "../income-context.ts";
import { factsOf } from "../income-values.ts";
import { DeleteIncomeSource } from "../update-income.graphql.ts";
import { useSourceTexts } from "./source-texts.ts";

interface KnownSourcesProps {
  /** undefined while a new one is being added. */
  readonly current: IncomeSource | undefined;
  readonly others: readonly IncomeSource[];
}

/** Removes a source at once, and shows it again if that fails. */
const useRemoval = () => {
  const { wizard, values, remedialUuid } = useIncomeStep();
  const client = useClient();
  return (source: IncomeSource): Promise<boolean> =>
    wizard.saveNow({
      apply: ({ sources }) => ({ sources: sources.filter(({ uuid }) => uuid !== source.uuid) }),
      rollBack: (_now, { sources }) => ({ sources }),
      save: async () => {
        const { data, error } = await client
          .mutation(DeleteIncomeSource, { uuid: source.uuid, remedialSectionUuid: remedialUuid })
          .toPromise();
        if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
        const facts = factsOf(data.deleteIncomeSource.me);
        return { kind: "saved", values: recordFacts(facts, values.source?.uuid) };
      },
    });
};

/** Sources can be changed, and removed before the submission. */
export function KnownSources({ current, others }: KnownSourcesProps) {
  const { t } = useTranslation("income");
  const { remedialUuid } = useIncomeStep();
  const { nameOf, amountOf } = useSourceTexts();
  const [asked, setAsked] = useState<IncomeSource>();
  const [removed, setRemoved] = useState<IncomeSource>();
  const remove = useRemoval();
  const navigate = useNavigate();
  // A request opens only the objects that it names, and removes nothing.
  if (remedialUuid !== undefined) return null;
  const removeAsked = async () => {
    setAsked(undefined);
    setRemoved(undefined);
    if (!asked) return;
    const isRemoved = await remove(asked);
    // The pressed button has disappeared with its row.
    if (document.activeElement === document.body) keepFocus(document.body);
    if (isRemoved) setRemoved(asked);
    if (isRemoved && asked.uuid === current?.uuid) navigate(DASHBOARD_PATH);
  };
  return (
    <>
      {others.length > 0 && (
        <section aria-label={t("incomeType.known")}>
          <p>
            <strong>{t("incomeType.known")}</strong>
          </p>
          <Sums
            items={others.map((source) => ({
              key: source.uuid,
              what: nameOf(source),
              amount: amountOf(source),
              how: (
                <Actions>
                  <TextLink
                    linkAs={RoutedLink}
                    href={stepAddress("INCOME", "incomeType", `?related_object_uuid=${source.uuid}`)}
                    aria-label={t("incomeType.changeOf", { income: nameOf(source) })}
                  >
                    {t("incomeType.change")}
                  </TextLink>
                  <TextButton
                    critical
                    aria-label={t("incomeType.removeOf", { income: nameOf(source) })}
                    onClick={() => setAsked(source)}
                  >
                    {t("incomeType.remove")}
                  </TextButton>
                </Actions>
              ),
            }))}
          />
        </section>
      )}
      <p role="status">{removed && t("incomeType.removed", { income: nameOf(removed) })}</p>
      {current && (
        <TextButton icon="trash" critical onClick={() => setAsked(current)}>
          {t("incomeType.removeOf", { income: nameOf(current) })}
        </TextButton>
      )}
      <Modal
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t("incomeType.removeTitle")}
        lead={asked && t("incomeType.removeText", { income: nameOf(asked) })}
        actions={
          <>
            <Button variant="critical" onClick={() => void removeAsked()}>
              {t("incomeType.removeYes")}
            </Button>
            <Button onClick={() => setAsked(undefined)}>{t("incomeType.removeNo")}</Button>
          </>
        }
      />
    </>
  );
}
