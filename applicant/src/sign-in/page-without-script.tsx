import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { ShellBrand } from "@latchkey/browser/frame/shell-brand.tsx";
import { ShellFooter } from "@latchkey/browser/frame/shell-footer.tsx";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { linkMinutes } from "@latchkey/browser/sign-in/link-minutes.ts";
import { SIGN_IN_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AppHeader } from "@latchkey/ui/app-header/app-header.tsx";
import { HeaderLink } from "@latchkey/ui/app-header/header-link.tsx";
import { FieldWordsContext } from "@latchkey/ui/field/field-texts.ts";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import doorway from "@latchkey/ui/illustrations/doorway.svg";
import letter from "@latchkey/ui/illustrations/link-sent.svg";
import { SkipLink } from "@latchkey/ui/skip-link/skip-link.tsx";
import type { Translated } from "@latchkey/words/translated.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { withoutScript as english } from "../locales/en/without-script.ts";
import { EmailFields } from "./email-fields.tsx";
import { HelpAlert } from "./form-page.tsx";
import { OutboxLine } from "./outbox-line.tsx";

/** The server removes these markers, and the part between them unless it is a demo. */
const DEMO_PART = { begins: "%%DEMO%%", ends: "%%/DEMO%%" } as const;

export const viewsWithoutScript = ["sent", "required", "format", "failed", "link"] as const;
export type ViewWithoutScript = (typeof viewsWithoutScript)[number];

export type TextsWithoutScript = Translated<typeof english>;

interface PageWithoutScriptProps {
  readonly view: ViewWithoutScript;
  readonly texts: TextsWithoutScript;
}

/** The sign-in page without a script: links and a form, and no control that needs a second press. */
export function PageWithoutScript({ view, texts }: PageWithoutScriptProps) {
  const { t } = useTranslation("shell");
  const help = (
    <HeaderLink icon="help" href={`mailto:${provider().supportEmail}`}>
      {t("help")}
    </HeaderLink>
  );
  return (
    <FieldWordsContext value={{ errorPrefix: t("errorPrefix") }}>
      <SkipLink>{t("skipToContent")}</SkipLink>
      <AppHeader brand={<ShellBrand home={SIGN_IN_PATH} />} tools={help} />
      {view === "sent" && <Sent texts={texts} />}
      {view === "link" && <NeedsScript texts={texts} />}
      {(view === "required" || view === "format") && <Refused issue={{ code: `validation.${view}` }} />}
      {view === "failed" && <Failed text={texts.failed} />}
      <ShellFooter />
    </FieldWordsContext>
  );
}

/** The server fills in the address, with which a script goes on (`sent-without-script.ts`). */
function Sent({ texts }: { readonly texts: TextsWithoutScript }) {
  const { t } = useTranslation("sign-in");
  return (
    <SplitPage art={letter} text>
      <SplitTitle>{t("sent.title")}</SplitTitle>
      <p>{texts.sent}</p>
      <noscript>
        <p>{texts.sentNeeds}</p>
      </noscript>
      <input type="hidden" id="sent-to" defaultValue="%EMAIL%" />
      <p className="soft">
        <RichText
          text={t("sent.note", { minutes: linkMinutes(), support: provider().supportEmail })}
          tags={mail}
        />
      </p>
      {DEMO_PART.begins}
      <OutboxLine />
      {DEMO_PART.ends}
      <Actions>
        <a href={SIGN_IN_PATH}>{t("sent.otherAddress")}</a>
      </Actions>
    </SplitPage>
  );
}

/** The form again, with the typed address, which the server fills in. */
function Refused({ issue }: { readonly issue: { readonly code: string } }): ReactNode {
  const { t } = useTranslation("sign-in");
  return (
    <SplitPage art={doorway} tall>
      <SplitTitle>{t("form.title")}</SplitTitle>
      <p className="lead">{t("form.lead")}</p>
      <EmailFields email="%EMAIL%" issue={issue} />
      <p className="meta">{t("form.note", { minutes: linkMinutes() })}</p>
    </SplitPage>
  );
}

/** The form between two red alerts: the server could not take the request (spec 1 §2). */
function Failed({ text }: { readonly text: string }) {
  const { t } = useTranslation("sign-in");
  return (
    <SplitPage art={doorway} tall>
      <SplitTitle>{t("form.title")}</SplitTitle>
      <Alert tone="critical" title={t("failed.title")} announced>
        <AlertText>{text}</AlertText>
      </Alert>
      <EmailFields email="%EMAIL%" issue={undefined} />
      <HelpAlert />
    </SplitPage>
  );
}

/** The token is in the fragment, which only a script can read, so the link is still unused. */
function NeedsScript({ texts }: { readonly texts: TextsWithoutScript }) {
  return (
    <SplitPage art={doorway} tall text>
      <SplitTitle>{texts.linkTitle}</SplitTitle>
      <p>{texts.link}</p>
    </SplitPage>
  );
}
