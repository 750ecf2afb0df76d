import { CONSOLE_WEBHOOKS_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { GONE } from "@latchkey/domain/webhooks/retries.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { Email } from "../platform/mail/email.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import type { Services } from "../platform/work/services.ts";
import { sendWebhookDisabled } from "./disabled-email.job.ts";
import { disabledTexts } from "./disabled-email-texts.ts";

const readDisabled = (db: Kysely<Schema>, deliveryId: string) =>
  db
    .selectFrom("webhook_delivery as d")
    .innerJoin("webhook_endpoint as e", "e.id", "d.endpoint_id")
    .innerJoin("agency as a", "a.id", "e.agency_id")
    .leftJoin("agency as own", (on) => on.on("own.is_own", "=", true))
    .select(["e.url", "e.state", "d.response_code", "a.name as agency", "a.email", "own.email as own_email"])
    .where("d.id", "=", deliveryId)
    .executeTakeFirst();

type Disabled = NonNullable<Awaited<ReturnType<typeof readDisabled>>>;

/** The query of an address may hold a password. */
const shownAddress = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

const disabledEmail = (
  { url, agency, response_code }: Disabled,
  to: "agency" | "team",
  { provider, publicUrl }: Pick<Services["config"], "provider" | "publicUrl">,
): Email => {
  const receiver = to === "team" ? provider.name : agency;
  const { title, preheader, gone, failed, next, details, answer, button, greeting, because } = disabledTexts;
  return {
    language: staffLanguage,
    subject: disabledTexts.subject(agency),
    preheader,
    title,
    greeting: greeting(receiver),
    paragraphs: [
      response_code === GONE ? gone : failed,
      {
        details: [
          { name: details.agency, value: agency },
          { name: details.address, value: shownAddress(url) },
          { name: details.answer, value: answer(response_code) },
        ],
      },
      next[to],
    ],
    ...(to === "team" && { button: { label: button, href: new URL(CONSOLE_WEBHOOKS_PATH, publicUrl).href } }),
    closing: [provider.name],
    footer: [because(receiver, provider.name)],
  };
};

/** An address that both have is told once. An agency without one is told by the provider. */
const addressOf = ({ email, own_email }: Disabled, to: "agency" | "team", support: string): string | null => {
  const team = own_email ?? support;
  if (to === "team") return team;
  return email === team ? null : email;
};

export const sendWebhookDisabledHandler = emailHandler(
  sendWebhookDisabled,
  ({ deliveryId, to }) => ({ kind: `webhook-disabled-${to}`, id: deliveryId }),
  async ({ deliveryId, to }, { db, config }) => {
    const found = await readDisabled(db, deliveryId);
    if (found?.state !== "disabled") return undefined;
    const address = addressOf(found, to, config.provider.supportEmail);
    return address === null ? undefined : { to: address, email: disabledEmail(found, to, config) };
  },
);
