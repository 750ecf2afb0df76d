import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

/** The content of an e-mail; the layout is decided here. */
export interface Email {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly href: string };
  readonly closing: readonly string[];
}

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const buttonHtml = ({ label, href }: { readonly label: string; readonly href: string }): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#1b5943;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;

const page = (language: Language, subject: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>` +
  `<body style="margin:0;padding:32px 16px;background:#f5ecdd;color:#14213d;font:17px/1.5 system-ui,sans-serif">` +
  `<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#fffdf7">${body}</div></body></html>`;

/** French sets a space before a colon. */
const COLONS: Partial<Readonly<Record<Language, string>>> = { fr: "\u00a0:" };

export const renderEmail = ({
  language,
  subject,
  greeting,
  paragraphs,
  button,
  closing,
}: Email): RenderedEmail => {
  const body = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    button ? buttonHtml(button) : "",
    ...closing.map(paragraph),
  ];
  const link = button && `${button.label}${COLONS[language] ?? ":"}\n${button.href}`;
  const text = [greeting, ...paragraphs, ...(link ? [link] : []), ...closing];
  return { subject, text: `${text.join("\n\n")}\n`, html: page(language, subject, body.join("")) };
};
