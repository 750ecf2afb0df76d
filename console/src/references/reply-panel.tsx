import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import { ApplicantReply } from "../desk/applicant-reply.tsx";
import type { OpenReference } from "./references.graphql.ts";

export function ReplyPanel({ reference }: { readonly reference: OpenReference }) {
  const { t } = useTranslation("references");
  if (!reference.weighs && reference.reply === null) return null;
  return (
    <ConsolePanel title={t("one.reply")}>
      <ApplicantReply reference={reference} />
    </ConsolePanel>
  );
}
