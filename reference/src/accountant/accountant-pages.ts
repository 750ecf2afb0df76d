import {
  type AccountantReply,
  type AccountantForm as Answers,
  untouchedAccountant,
} from "@latchkey/domain/references/accountant.ts";
import { useTranslation } from "react-i18next";
import { isStatementReview, type StatementReview } from "../statement/statement-review.ts";
import { useStatementWords } from "../statement/statement-words.ts";
import type { KindPages } from "../visit/kind-pages.ts";
import { AccountantForm } from "./accountant-form.tsx";
import { useClient } from "./client.ts";

const useWords = () => {
  const { t } = useTranslation("accountant");
  return useStatementWords({
    title: t("title"),
    lead: t("lead"),
    notMine: { label: t("notMine.label"), hint: t("notMine.hint") },
  });
};

export const accountant: KindPages<StatementReview, Answers, AccountantReply> = {
  isReview: isStatementReview,
  untouched: untouchedAccountant,
  useWords,
  useSubject: useClient,
  Questions: AccountantForm,
};
