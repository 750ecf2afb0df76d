import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { ShellBrand } from "@latchkey/browser/frame/shell-brand.tsx";
import { ShellFooter } from "@latchkey/browser/frame/shell-footer.tsx";
import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { AppHeader } from "@latchkey/ui/app-header/app-header.tsx";
import { HeaderLink } from "@latchkey/ui/app-header/header-link.tsx";
import { Page } from "@latchkey/ui/frames/page.tsx";
import { SkipLink } from "@latchkey/ui/skip-link/skip-link.tsx";
import { useTranslation } from "react-i18next";
import { type NoticeName, type NoticePart, type NoticeTexts, noticeOf } from "./notice-layout.ts";

interface NoticePageProps {
  readonly name: NoticeName;
  readonly language: Language;
  readonly texts: NoticeTexts;
}

/**
 * A legal page. It is prerendered and has no script, so its header has only links, and the language is chosen by a link
 * too.
 */
export function NoticePage({ name, language, texts }: NoticePageProps) {
  const { t } = useTranslation("shell");
  const { title, lead, parts } = noticeOf(name, texts);
  const help = (
    <HeaderLink icon="help" href={`mailto:${provider().supportEmail}`}>
      {t("help")}
    </HeaderLink>
  );
  return (
    <>
      <SkipLink>{t("skipToContent")}</SkipLink>
      <AppHeader brand={<ShellBrand home={DASHBOARD_PATH} />} tools={help} />
      <Page>
        <article className="notice">
          <h1>{title}</h1>
          <p className="lead">
            <Words text={lead} />
          </p>
          {parts.map((part) => (
            <Part key={part.title} part={part} />
          ))}
          <p>
            <a href={DASHBOARD_PATH}>{texts.page.home}</a>
          </p>
          <nav aria-label={texts.page.languages}>
            <ul className="notice__languages">
              {languageOptions.map(({ code, name: own }) => (
                <li key={code}>
                  <a
                    href={`/${name}/${code}`}
                    lang={code}
                    hrefLang={code}
                    aria-current={code === language ? "page" : undefined}
                  >
                    {own}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </article>
      </Page>
      <ShellFooter />
    </>
  );
}

function Part({ part: { title, before, points, after } }: { readonly part: NoticePart }) {
  const paragraph = (text: string) => (
    <p key={text}>
      <Words text={text} />
    </p>
  );
  return (
    <section className="notice__part">
      <h2>{title}</h2>
      {before.map(paragraph)}
      {points.length > 0 && (
        <ul className="notice__points">
          {points.map((text) => (
            <li key={text}>
              <Words text={text} />
            </li>
          ))}
        </ul>
      )}
      {after.map(paragraph)}
    </section>
  );
}

function Words({ text }: { readonly text: string }) {
  const { name, supportEmail } = provider();
  const filled = text.replaceAll("{{provider}}", name).replaceAll("{{email}}", supportEmail);
  return <RichText text={filled} tags={mail} />;
}
