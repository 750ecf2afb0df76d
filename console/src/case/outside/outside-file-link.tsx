import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { outsidePath } from "../../desk/case-names.ts";

interface OutsideFileLinkProps {
  readonly partyId: string;
  readonly resultId: string;
}

export function OutsideFileLink({ partyId, resultId }: OutsideFileLinkProps) {
  const { t } = useTranslation("outside");
  return (
    <p>
      <TextLink href={outsidePath(partyId, resultId)} linkAs={RoutedLink}>
        {t("open")}
      </TextLink>
    </p>
  );
}
