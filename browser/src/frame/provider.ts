/** The company that runs this installation, from the meta tags that the server writes into every HTML document. */
export interface Provider {
  readonly name: string;
  readonly supportEmail: string;
  readonly privacyUrl: string;
  readonly termsUrl: string;
  readonly accessibilityUrl: string;
}

const placeholders: Provider = {
  name: "%PROVIDER_NAME%",
  supportEmail: "%SUPPORT_EMAIL%",
  privacyUrl: "%PRIVACY_URL%",
  termsUrl: "%TERMS_URL%",
  accessibilityUrl: "%ACCESSIBILITY_URL%",
};

const withoutServer: Provider = {
  name: "Latchkey",
  supportEmail: "support@localhost",
  privacyUrl: "/privacy",
  termsUrl: "/terms",
  accessibilityUrl: "/accessibility",
};

export const meta = (name: string): string | undefined => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim();
  return content && !content.startsWith("%") ? content : undefined;
};

export const provider = (): Provider => {
  if (typeof document === "undefined") return placeholders;
  return {
    name: meta("latchkey-provider") ?? withoutServer.name,
    supportEmail: meta("latchkey-support") ?? withoutServer.supportEmail,
    privacyUrl: meta("latchkey-privacy") ?? withoutServer.privacyUrl,
    termsUrl: meta("latchkey-terms") ?? withoutServer.termsUrl,
    accessibilityUrl: meta("latchkey-accessibility") ?? withoutServer.accessibilityUrl,
  };
};
