import { provider } from "@latchkey/browser/frame/provider.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { missingConsents, type Guarantee as Terms } from "@latchkey/domain/parties/guarantee.ts";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { ConsentAsGuarantor, Guarantee } from "../guarantee/guarantee.graphql.ts";
import { guaranteeOf, typedOf, useGuaranteeTexts } from "../guarantee/guarantee-texts.ts";
import { useInitialData } from "../shell/initial-data.tsx";
import { AgreeAgain } from "./agree-again.tsx";
import type { GuarantorsPart } from "./guarantors-part.ts";
import { OnboardingDialog, type OnboardingProps } from "./onboarding-dialog.tsx";

/**
 * A guarantor gives the consents of every applicant and their own. A change of the guarantee asks for their own again.
 */
export function GuarantorOnboarding(page: OnboardingProps) {
  const [{ data }, fetchAgain] = useQuery({ query: Guarantee });
  const { latestValidation } = useInitialData();
  const guarantee = data?.me.guarantee;
  if (!guarantee || !latestValidation) return null;
  const { consents } = latestValidation;
  const asked = guaranteeOf(guarantee.asked);
  const agreed = guarantee.agreed && guaranteeOf(guarantee.agreed);
  const isNamed = asked.tenants.length > 0;
  const missing = missingConsents({ role: "guarantor", consents, guarantee: { asked, agreed } });
  const refresh = () => fetchAgain({ requestPolicy: "network-only" });
  if (missing.some((box) => box !== "guarantee")) {
    const { endsAtDeath } = guarantee;
    return isNamed ? (
      <FirstTime {...page} asked={asked} endsAtDeath={endsAtDeath} refresh={refresh} />
    ) : (
      <OnboardingDialog {...page} />
    );
  }
  // An agreement needs named tenants and an open case.
  if (missing.length === 0 || !isNamed || !guarantee.open) return null;
  return <AgreeAgain asked={asked} agreed={agreed} onAgreed={page.onGiven} refresh={refresh} />;
}

interface FirstTimeProps extends OnboardingProps {
  readonly asked: Terms;
  readonly endsAtDeath: boolean;
  readonly refresh: () => void;
}

function FirstTime({ asked, endsAtDeath, refresh, ...page }: FirstTimeProps) {
  const { t } = useTranslation("guarantor");
  const { language } = useLanguage();
  const [, consent] = useMutation(ConsentAsGuarantor);
  const texts = useGuaranteeTexts()(asked);
  const typed = typedOf(asked, texts);
  const part: GuarantorsPart = {
    words: {
      why: (
        <TypedIn
          text={[
            t("welcome", { ...texts, provider: provider().name }),
            ...(endsAtDeath ? [t("atDeath")] : []),
          ].join(" ")}
          typed={[...typed, provider().name]}
        />
      ),
      income: t("income.title"),
      incomeThen: t("income.titleThen"),
      text: t("consents.text"),
      backgroundHint: t("consents.backgroundHint"),
      box: <TypedIn text={t("consents.box", texts)} typed={typed} />,
      mustAcceptTitle: t("consents.mustAcceptTitle"),
      changedTitle: t("again.title"),
      changed: t("again.meanwhile"),
    },
    save: ({ guarantee: _ticked, ...answers }) =>
      consent({
        ...answers,
        tenants: [...asked.tenants],
        home: asked.home,
        monthlyAmount: asked.monthlyPence / 100,
        language,
      }),
    refresh,
  };
  return <OnboardingDialog {...page} guarantor={part} />;
}
