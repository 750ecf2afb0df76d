import { DateGroup } from "@latchkey/browser/forms/date-group.tsx";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

type DateFieldProps = Omit<ComponentProps<typeof DateGroup>, "labels">;

export function DateField(props: DateFieldProps) {
  const { t } = useTranslation("questions");
  return (
    <DateGroup {...props} labels={{ day: t("date.day"), month: t("date.month"), year: t("date.year") }} />
  );
}
