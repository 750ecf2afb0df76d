import { useTranslation } from "react-i18next";

export const useDateLabels = () => {
  const { t } = useTranslation("right-to-rent");
  return { day: t("day"), month: t("month"), year: t("year") };
};
