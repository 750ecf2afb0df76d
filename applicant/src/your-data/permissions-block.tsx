import { mailLink } from "@latchkey/browser/frame/mail-link.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import type { Consents } from "@latchkey/domain/parties/consents.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Block } from "@latchkey/ui/block/block.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { useTranslation } from "react-i18next";
import { useMarketingConsent } from "./use-marketing-consent.ts";

interface PermissionsBlockProps {
  readonly required: Consents;
  readonly marketing: boolean;
}

export function PermissionsBlock({ required, marketing }: PermissionsBlockProps) {
  const { t } = useTranslation(["your-data", "onboarding"]);
  const { isGiven, outcome, change } = useMarketingConsent(marketing, required);
  const given = [
    { key: "terms", text: <TermsAgreedTo /> },
    { key: "background", text: t("onboarding:consents.background") },
    { key: "accuracy", text: t("onboarding:consents.accuracy") },
  ];
  return (
    <Block heading={t("permissions.title")}>
      <Ticks small items={given} />
      <p className="soft">
        <RichText text={t("permissions.required")} tags={{ mail: mailLink }} />
      </p>
      <hr className="rule" />
      {outcome === "failed" && (
        <Alert tone="critical" announced title={t("permissions.failedTitle")}>
          <AlertText>{t("permissions.failed")}</AlertText>
        </Alert>
      )}
      <Checkbox
        name="marketing"
        label={t("onboarding:consents.marketing")}
        hint={t("permissions.anyTime")}
        checked={isGiven}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {/* Always rendered, so that its changes are announced. */}
      <p role="status">{outcome === "saved" && t(isGiven ? "permissions.given" : "permissions.withdrawn")}</p>
    </Block>
  );
}

function TermsAgreedTo() {
  const { t } = useTranslation("onboarding");
  const { termsUrl, privacyUrl } = provider();
  const linkTo = (href: string) => (words: string) => <a href={href}>{words}</a>;
  return (
    <RichText text={t("consents.terms")} tags={{ terms: linkTo(termsUrl), privacy: linkTo(privacyUrl) }} />
  );
}
