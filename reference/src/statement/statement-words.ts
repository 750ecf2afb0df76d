import { useTranslation } from "react-i18next";
import type { KindWords } from "../visit/kind-pages.ts";

interface OwnWords extends Pick<KindWords, "title" | "lead"> {
  /** The reason that this is the wrong person to ask. */
  readonly notMine: KindWords["decline"]["NOT_MY_TENANT"];
}

export const useStatementWords = ({ notMine, ...own }: OwnWords): KindWords => {
  const { t } = useTranslation(["reference", "statement"]);
  return {
    ...own,
    decline: {
      NOT_MY_TENANT: notMine,
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
