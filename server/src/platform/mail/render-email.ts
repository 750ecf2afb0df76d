import type { Email, RenderedEmail, Sender } from "./email.ts";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import { footerTexts } from "./footer-texts.ts";
import { oneLine } from "./one-line.ts";

/** Names may be hostile: they are plain text in both forms. */
export const renderEmail = (email: Email, { provider, supportEmail }: Sender): RenderedEmail => {
  const { questions, sentWith } = footerTexts[email.language];
  const subject = oneLine(email.subject);
  const whole = { ...email, subject, footer: [questions(supportEmail), ...email.footer, sentWith] };
  return { subject, html: emailHtml(whole, provider), text: emailText(whole, provider) };
};
