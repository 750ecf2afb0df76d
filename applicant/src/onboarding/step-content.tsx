import { provider } from "@latchkey/browser/frame/provider.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { OnboardingList } from "@latchkey/ui/frames/onboarding-frame.tsx";
import allSet from "@latchkey/ui/illustrations/all-set.svg";
import welcome from "@latchkey/ui/illustrations/welcome.svg";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GuarantorsPart } from "./guarantors-part.ts";
import type { OnboardingStep } from "./onboarding-steps.ts";

export interface StepContent {
  readonly art?: string;
  readonly number?: string;
  readonly title: string;
  readonly body?: ReactNode;
}

interface Person {
  readonly firstName: string;
  readonly isOneSection: boolean;
  readonly guarantor?: GuarantorsPart | undefined;
}

export const useStepTexts = (
  step: OnboardingStep,
  { firstName, isOneSection, guarantor }: Person,
): StepContent => {
  const { t } = useTranslation("onboarding");
  if (step.kind === "welcome") {
    const title = firstName ? t("welcome.title", { name: firstName }) : t("welcome.titleWithoutName");
    const body = (
      <>
        <p className="soft">{guarantor?.words.why ?? t("welcome.why", { provider: provider().name })}</p>
        <p className="soft">{t(isOneSection ? "welcome.howLongOne" : "welcome.howLong")}</p>
      </>
    );
    return { art: welcome, title, body };
  }
  if (step.kind === "all-set") {
    const body = (
      <>
        <p className="soft">{t(isOneSection ? "allSet.textOne" : "allSet.text")}</p>
        <p className="soft">{t("allSet.next")}</p>
      </>
    );
    return { art: allSet, title: t("allSet.title"), body };
  }
  if (step.kind === "consents") return { title: t("consents.title") };
  return sectionWords[step.section](t, step, guarantor);
};

type Translate = ReturnType<typeof useTranslation<"onboarding">>["t"];
type SectionStep = Extract<OnboardingStep, { kind: "section" }>;

const passport = (t: Translate) =>
  ({ icon: "passport", title: t("identity.passport"), text: t("identity.passportHint") }) as const;

const identityWords = (t: Translate, { isRightToRent }: SectionStep): StepContent => {
  const items = [
    passport(t),
    { icon: "car", title: t("identity.licence"), text: t("identity.licenceHint") },
    { icon: "id", title: t("identity.card"), text: t("identity.cardHint") },
  ] as const;
  return {
    number: t("identity.section"),
    title: isRightToRent ? t("identity.titleRightToRent") : t("identity.title"),
    body: (
      <>
        <p className="soft">{t("identity.text")}</p>
        <OnboardingList items={isRightToRent ? [passport(t)] : items} />
        {isRightToRent && (
          <Alert title={t("identity.shareCodeTitle")}>
            <AlertText>{t("identity.shareCode")}</AlertText>
          </Alert>
        )}
      </>
    ),
  };
};

const incomeTitle = (t: Translate, isFirst: boolean, guarantor: GuarantorsPart | undefined): string => {
  if (guarantor) return isFirst ? guarantor.words.income : guarantor.words.incomeThen;
  return isFirst ? t("income.title") : t("income.titleThen");
};

const incomeWords = (t: Translate, { place }: SectionStep, guarantor?: GuarantorsPart): StepContent => ({
  number: t("income.section"),
  title: incomeTitle(t, place === "first", guarantor),
  body: (
    <>
      <p className="soft">{t("income.text")}</p>
      <OnboardingList
        items={[
          { icon: "bank", title: t("income.statements"), text: t("income.statementsHint") },
          { icon: "briefcase", title: t("income.employer"), text: t("income.employerHint") },
          { icon: "file", title: t("income.other"), text: t("income.otherHint") },
        ]}
      />
    </>
  ),
});

const residenceWords = (t: Translate, { place }: SectionStep): StepContent => ({
  number: t("residence.section"),
  title: place === "last" ? t("residence.titleLast") : t("residence.title"),
  body: (
    <>
      <p className="soft">{t("residence.text")}</p>
      <OnboardingList
        items={[
          { icon: "home", title: t("residence.proof"), text: t("residence.proofHint") },
          { icon: "user", title: t("residence.landlord"), text: t("residence.landlordHint") },
        ]}
      />
    </>
  ),
});

const sectionWords = { IDENTITY: identityWords, INCOME: incomeWords, RESIDENCE: residenceWords } as const;
