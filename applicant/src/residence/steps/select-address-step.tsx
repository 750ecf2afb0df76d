import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import { homesToSelect, isCurrentish } from "@latchkey/domain/residence/homes.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { ChoiceQuestion } from "../../questions/choice-question.tsx";
import { useResidenceStep } from "../residence-context.ts";

/** The home for the following steps: one of the current-ish ones, or of all if there is none (spec 2 §4). */
export function SelectAddressStep() {
  const { t } = useTranslation("residence");
  const { wizard, ...section } = useResidenceStep();
  const { language } = useLanguage();
  const homes = homesToSelect(wizard.state.values, section);
  const isPast = !homes.some((home) => isCurrentish(home, section.today));
  const hintOf = ({ residenceType, start, end }: Residence): string => {
    const type = residenceType ? t(`home.${residenceType}`) : "";
    const from = start ? formatMonth(language, start) : "";
    return end === null
      ? t("select-address.since", { type, from })
      : t("select-address.until", { type, from, to: formatMonth(language, end) });
  };
  const isOpen = homes.every(({ end }) => end === null);
  const count = t(homes.length === 2 ? "select-address.two" : "select-address.more", { count: homes.length });
  const subtitle = isOpen ? `${count} ${t("select-address.subtitle")}` : t("select-address.subtitle");
  // A request may begin here, with no history to change.
  const comesFromHistory = wizard.state.seenFlow[wizard.stepIndex - 1]?.endsWith("residential-history");
  return (
    <ChoiceQuestion
      name="select-address"
      title={t(isPast ? "select-address.titlePast" : "select-address.title")}
      subtitle={isPast ? t("select-address.subtitlePast") : subtitle}
      requiredText={t("select-address.required")}
      choices={homes.map((home) => ({
        value: home.uuid,
        label: <AsTyped>{formatAddress(home.address)}</AsTyped>,
        hint: hintOf(home),
        icon: "home",
      }))}
      answered={wizard.state.values["select-address"]}
      onAnswer={(uuid) => void wizard.submit({ "select-address": uuid })}
    >
      {comesFromHistory && !isPast && (
        <TextButton icon="pencil" onClick={() => wizard.back()} disabled={wizard.isSaving}>
          {t("select-address.ended")}
        </TextButton>
      )}
    </ChoiceQuestion>
  );
}
