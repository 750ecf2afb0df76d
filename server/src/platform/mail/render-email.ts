import type { Email, EmailBrand, RenderedEmail, Sender } from "./email.ts";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import { footerTexts } from "./footer-texts.ts";
import { oneLine } from "./one-line.ts";

const contactsOf = ({ name, replyEmail, website, phone }: EmailBrand): string =>
  [name, replyEmail, website, phone].filter(Boolean).join(", ");

/** Names may be hostile: they are plain text in both forms. */
export const renderEmail = (email: Email, { provider, supportEmail }: Sender): RenderedEmail => {
  const { brand } = email;
  const { questions, sentWith, checks } = footerTexts[email.language];
  const subject = oneLine(email.subject);
  const asked = brand?.replyEmail ?? supportEmail;
  const last = brand ? checks(contactsOf(brand), provider) : sentWith;
  const whole = { ...email, subject, footer: [questions(asked), ...email.footer, last] };
  const name = brand?.name ?? provider;
  return { subject, html: emailHtml(whole, name), text: emailText(whole, name) };
};
