import {
  type RentalAnswers,
  type RentalReply,
  untouchedAnswers,
} from "@latchkey/domain/references/rental.ts";
import { useTranslation } from "react-i18next";
import type { KindPages, KindWords } from "../visit/kind-pages.ts";
import { RentalForm } from "./rental-form.tsx";
import { isTenantReview, type TenantReview, useTenancy } from "./tenancy.ts";

const useWords = (): KindWords => {
  const { t } = useTranslation("reference");
  const reason = (name: "NOT_MY_TENANT" | "SOMEBODY_ELSE" | "NOT_WILLING") => ({
    label: t(`decline.${name}.label`),
    hint: t(`decline.${name}.hint`),
  });
  return {
    title: t("title"),
    lead: t("lead"),
    decline: {
      NOT_MY_TENANT: reason("NOT_MY_TENANT"),
      SOMEBODY_ELSE: reason("SOMEBODY_ELSE"),
      NOT_WILLING: reason("NOT_WILLING"),
    },
    end: {
      where: (name, provider) => t("where", { name, provider }),
      truth: t("truth"),
      cannot: t("cannot"),
    },
  };
};

export const rental: KindPages<TenantReview, RentalAnswers, RentalReply> = {
  isReview: isTenantReview,
  untouched: untouchedAnswers,
  useWords,
  useSubject: useTenancy,
  Questions: RentalForm,
};
