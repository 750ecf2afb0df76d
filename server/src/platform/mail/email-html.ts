import { escapeHtml } from "../http/escape-html.ts";
import {
  type Block,
  type Button,
  type Detail,
  type Email,
  type EmailBrand,
  isText,
  partsOf,
  type Text,
} from "./email.ts";
import { buttonCell, buttonLink, emailStyleSheet, markStyle, emailStyles as styles } from "./email-styles.ts";

type Accent = NonNullable<EmailBrand["accent"]>;

const textHtml = (text: Text): string =>
  partsOf(text)
    .map((part) =>
      typeof part === "string" ? escapeHtml(part) : `<strong>${escapeHtml(part.strong)}</strong>`,
    )
    .join("");

const paragraph = (text: Text): string => `<p class="ink" style="${styles.paragraph}">${textHtml(text)}</p>`;

const smallPrint = (text: string): string =>
  `<p class="soft" style="${styles.smallPrint}">${escapeHtml(text)}</p>`;

const detailRow = ({ name, value }: Detail): string =>
  `<tr><th scope="row" class="soft line" style="${styles.detailName}">${escapeHtml(name)}</th>` +
  `<td class="ink line" style="${styles.detailValue}">${escapeHtml(value)}</td></tr>`;

const table = (style: string, content: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="${style}">${content}</table>`;

const blockHtml = (block: Block): string => {
  if (isText(block)) return paragraph(block);
  if ("details" in block) {
    const rows = block.details.map(detailRow).join("");
    return `<table width="100%" cellpadding="0" cellspacing="0" style="${styles.details}">${rows}</table>`;
  }
  if ("note" in block) {
    return table(
      styles.noteTable,
      `<tr><td class="note" style="${styles.note}">${escapeHtml(block.note)}</td></tr>`,
    );
  }
  const items = block.list.map((item) => `<li style="${styles.listItem}">${escapeHtml(item)}</li>`);
  return `<ul class="ink" style="${styles.list}">${items.join("")}</ul>`;
};

const buttonHtml = ({ label, href }: Button, accent: Accent | null | undefined): string =>
  table(
    styles.buttonTable,
    `<tr><td class="${accent ? "act" : "btn"}" style="${buttonCell(accent?.colour)}"><a href="${escapeHtml(href)}" style="${buttonLink(accent?.text)}">${escapeHtml(label)}</a></td></tr>`,
  );

/** The door is a table cell, because an e-mail loads no pictures. */
const providerHead = (provider: string): string =>
  table(
    styles.brandTable,
    `<tr><td class="mk" width="26" height="32" style="${markStyle()}">&nbsp;</td>` +
      `<td class="brand" style="${styles.brand}">${escapeHtml(provider)}</td></tr>`,
  );

/** The logo stands alone: most logos hold the name, which is their text where pictures are not loaded. */
const agencyHead = ({ name, accent, logo }: EmailBrand): string => {
  const shown = logo
    ? `<img src="${escapeHtml(logo.href)}" width="${Math.ceil(logo.width / 2)}" height="${Math.ceil(logo.height / 2)}" alt="${escapeHtml(name)}" style="${styles.logo}">`
    : escapeHtml(name);
  const mark =
    accent && !logo ? `<td width="26" height="32" style="${markStyle(accent.colour)}">&nbsp;</td>` : "";
  return table(
    styles.brandTable,
    `<tr>${mark}<td class="brand" style="${mark ? styles.brand : styles.brandAlone}">${shown}</td></tr>`,
  );
};

/**
 * Tables and inline styles, because mail programs support little else; one column of 600 px, and no external
 * resources but the logo of an agency.
 */
export const emailHtml = (email: Email, provider: string): string => {
  const {
    language,
    subject,
    preheader,
    title,
    greeting,
    paragraphs,
    button,
    after = [],
    closing,
    footer,
    brand,
  } = email;
  const content = [
    brand ? agencyHead(brand) : providerHead(provider),
    `<h1 style="${styles.title}">${escapeHtml(title)}</h1>`,
    paragraph(greeting),
    ...paragraphs.map(blockHtml),
    button ? buttonHtml(button, brand?.accent) : "",
    ...after.map(paragraph),
    ...closing.map(smallPrint),
  ];
  return (
    `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(subject)}</title><style>${emailStyleSheet}</style></head><body style="${styles.body}">` +
    `<div style="${styles.preheader}">${escapeHtml(preheader)}</div>` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="out" align="center" style="${styles.outside}">` +
    `<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="${styles.sheet}">` +
    `<tr><td class="pad" style="${styles.content}">${content.join("")}</td></tr>` +
    `<tr><td class="pad line" style="${styles.footer}">${footer.map(smallPrint).join("")}</td></tr>` +
    "</table></td></tr></table></body></html>"
  );
};
