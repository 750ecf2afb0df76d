import { useTranslation } from "react-i18next";
import type { KindWords } from "../visit/kind-pages.ts";

/** @param own the texts of the kind of reference */
export const useStatementWords = (own: "accountant" | "employment"): KindWords => {
  const { t } = useTranslation(["reference", "statement"]);
  const { t: ownText } = useTranslation(own);
  return {
    title: ownText("title"),
    lead: ownText("lead"),
    decline: {
      NOT_MY_TENANT: { label: ownText("notMine.label"), hint: ownText("notMine.hint") },
      SOMEBODY_ELSE: { label: t("statement:somebodyElse"), hint: t("decline.SOMEBODY_ELSE.hint") },
      NOT_WILLING: { label: t("decline.NOT_WILLING.label"), hint: t("decline.NOT_WILLING.hint") },
    },
    end: {
      where: (name, provider) => t("statement:where", { name, provider }),
      truth: t("statement:truth"),
      cannot: t("statement:cannot"),
    },
  };
};
