import type { Email, RenderedEmail, Sender } from "./email.ts";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import { footerTexts } from "./footer-texts.ts";
import { oneLine } from "./one-line.ts";

/** The two forms of an e-mail. Names in it may be hostile: they are text in both. */
export const renderEmail = (email: Email, { provider, supportEmail }: Sender): RenderedEmail => {
  const { questions, sentWith } = footerTexts[email.language];
  const subject = oneLine(email.subject);
  const whole = { ...email, subject, footer: [questions(supportEmail), ...email.footer, sentWith] };
  return { subject, html: emailHtml(whole, provider), text: emailText(whole, provider) };
};
