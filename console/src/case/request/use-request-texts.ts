import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useTranslation } from "react-i18next";
import { useCodeNames } from "../answer-pieces.tsx";
import type { OfferedSubject } from "./request.graphql.ts";
import type { RequestForm } from "./use-request-form.ts";

/** `Permanent job/Brightwater Bakery`, `Guarantor/Ngozi Okafor`; for a section as a whole its own words. */
export const useAboutText = () => {
  const { t } = useTranslation("request");
  const { choice } = useCodeNames();
  return ({ section, about }: Pick<OfferedSubject, "section" | "about">): string => {
    if (!about) return section === "INCOME" ? t("payer") : t("whole");
    const kind = about.incomeType === null ? t("guarantor") : choice(about.incomeType);
    return [kind, about.name].filter(Boolean).join("/");
  };
};

export const useErrorOf = ({ issues }: Pick<RequestForm, "issues">) => {
  const textOf = useIssueText("request");
  return (field: string): string | undefined => textOf(issues[field]);
};
