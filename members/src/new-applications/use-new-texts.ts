import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useTranslation } from "react-i18next";
import { useMemberApp } from "../session/member-app.ts";
import type { ApplicationForm } from "./use-application-form.ts";

const ownRequired = ["home", "advertisedRent", "start", "agency", "firstName", "lastName", "email"] as const;

/** The broken rule of a field in words; some fields have their own text for a missing value. */
export const useErrorOf = ({ issues }: Pick<ApplicationForm, "issues">) => {
  const { t } = useTranslation("new-application");
  const textOf = useIssueText(useMemberApp().issueTexts);
  return (field: string): string | undefined => {
    const last = field.split(".").at(-1);
    const own = ownRequired.find((name) => name === last);
    return textOf(issues[field], own && { "validation.required": t(`required.${own}`) });
  };
};
