import { asLanguage, fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { AppContext } from "../app/context.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Letter } from "../platform/mail/email.ts";
import { createLink, lettersWithinHour } from "./links.ts";
import { sendSignInLink } from "./send-link.job.ts";
import { signInWords } from "./sign-in-email-words.ts";

/** Waits for the click: the address alone shows the landing page and uses nothing up. The token is a fragment. */
const linkTo = (publicUrl: URL, token: string): string => new URL(`/otl?link#t=${token}`, publicUrl).href;

const letterFor = (href: string, language: string, { config }: AppContext): Letter => {
  const spoken = asLanguage(language) ?? fallbackLanguage;
  const words = signInWords[spoken];
  return {
    language: spoken,
    subject: words.subject(config.provider.name),
    greeting: words.greeting,
    paragraphs: [words.invitation],
    button: { label: words.button, href },
    closing: [words.expiry(config.links.minutes), words.notYou, config.provider.name],
  };
};

const isKnown = async (email: string, { db }: AppContext): Promise<boolean> =>
  (await db.selectFrom("applicant").select("id").where("email", "=", email).executeTakeFirst()) !== undefined;

/**
 * Everything that tells a known address from an unknown one happens here, out of the request's sight. A repeated
 * run makes another link: at worst somebody gets two letters, both good.
 */
export const sendSignInLinkHandler = handle<{ requestId: string }, AppContext>(
  sendSignInLink,
  async ({ requestId }, context) => {
    const { db, config, mailer } = context;
    const request = await db
      .selectFrom("sign_in_request")
      .select(["id", "email", "language"])
      .where("id", "=", requestId)
      .executeTakeFirst();
    if (!request) return;
    if (!config.selfSignUp && !(await isKnown(request.email, context))) return;
    const token = await db.transaction().execute(async (tx) => {
      const isOneTooMany = (await lettersWithinHour(tx, request)) >= config.links.lettersPerHour;
      return isOneTooMany ? undefined : createLink(tx, request, config.links.minutes);
    });
    if (token === undefined) return;
    const letter = letterFor(linkTo(config.publicUrl, token), request.language, context);
    await mailer.send(request.email, letter, `sign-in-${requestId}`);
  },
);
