import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface DayFilterProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The day contradicts another filter. */
  readonly issue: Issue | undefined;
  readonly onChoose: (day: string) => void;
}

/** Filters once the day is complete; a wrong day stays as typed. */
export function DayFilter({ id, label, value, issue, onChoose }: DayFilterProps) {
  const { t } = useTranslation("case-filters");
  const textOf = useIssueText();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [isLeft, setLeft] = useState(false);
  if (value !== shown) {
    setShown(value);
    setTyped(value);
  }
  const isReal = typed === "" || isCivilDate(typed);
  const wrong = !isReal && isLeft ? { code: "validation.date.invalid" } : undefined;
  return (
    <IsoDateGroup
      id={id}
      legend={label}
      labels={t("dates", { returnObjects: true })}
      error={textOf(isReal ? issue : wrong)}
      value={typed}
      onBlur={() => setLeft(true)}
      onChange={(day) => {
        setTyped(day);
        setLeft(false);
        const chosen = isCivilDate(day) ? day : "";
        if (chosen === value) return;
        setShown(chosen);
        onChoose(chosen);
      }}
    />
  );
}
