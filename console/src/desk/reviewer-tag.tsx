import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { initialsOf } from "@latchkey/members/shell/initials.ts";
import { Avatar } from "@latchkey/ui/avatar/avatar.tsx";
import { useTranslation } from "react-i18next";

interface ReviewerTagProps {
  readonly reviewer: { readonly name: string } | null;
  /** Instead of the name. */
  readonly text?: string;
}

export function ReviewerTag({ reviewer, text }: ReviewerTagProps) {
  const { t } = useTranslation("desk");
  if (!reviewer) return <span className="soft">{t("nobody")}</span>;
  return (
    <span className="row row--tight">
      <Avatar letter={initialsOf(reviewer.name).slice(0, 1)} small />
      <span>
        <TypedIn text={text ?? reviewer.name} typed={reviewer.name} />
      </span>
    </span>
  );
}
