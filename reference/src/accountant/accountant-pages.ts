import {
  type AccountantReply,
  type AccountantForm as Answers,
  untouchedAccountant,
} from "@latchkey/domain/references/accountant.ts";
import { isStatementReview, type StatementReview } from "../statement/statement-review.ts";
import { useStatementWords } from "../statement/statement-words.ts";
import type { KindPages } from "../visit/kind-pages.ts";
import { AccountantForm } from "./accountant-form.tsx";
import { useClient } from "./client.ts";

export const accountant: KindPages<StatementReview, Answers, AccountantReply> = {
  isReview: isStatementReview,
  untouched: untouchedAccountant,
  useWords: () => useStatementWords("accountant"),
  useSubject: useClient,
  Questions: AccountantForm,
};
