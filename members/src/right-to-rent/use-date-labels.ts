import { useTranslation } from "react-i18next";

export const useDateLabels = () => {
  const { t } = useTranslation("right-to-rent");
  return { day: t("day"), month: t("month"), year: t("year") };
};

export const useMomentLabels = () => {
  const { t } = useTranslation("right-to-rent");
  return { ...useDateLabels(), time: t("time"), timeHint: t("timeHint") };
};
