import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Note } from "@latchkey/ui/note/note.tsx";
import { useTranslation } from "react-i18next";
import type { ShownReference } from "./reference.graphql.ts";

/** The reply of the applicant, or that there is none yet to facts that weigh against them. */
export function ApplicantReply({
  reference: { weighs, reply, repliedAt },
}: {
  readonly reference: Pick<ShownReference, "weighs" | "reply" | "repliedAt">;
}) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  if (reply === null || repliedAt === null) {
    return weighs ? <p className="soft">{t("reply.none")}</p> : null;
  }
  return (
    <Note from={t("reply.title", { at: formatDayAndTime(language, repliedAt) })}>
      <span className="lines">
        <AsTyped>{reply}</AsTyped>
      </span>
    </Note>
  );
}
