import { resolve } from "node:path";
import { z } from "zod";
import { address, whole } from "./config-shapes.ts";
import { requiresMailTls, type tlsSettings } from "./tls.ts";

export interface MailConfig {
  readonly smtpUrl: string;
  readonly requiresTls: boolean;
  readonly from: string;
  /** The mailbox for bounces. undefined: the sender's. */
  readonly returnPath: string | undefined;
  /** The folder that bounces are delivered to. undefined: they are not read. */
  readonly bounceDir: string | undefined;
  /** The secret of a mail service that reports bounces over HTTP. undefined: reports are rejected. */
  readonly hookSecret: string | undefined;
}

const SHORTEST_SECRET = 32;

export const mailSettings = {
  SMTP_URL: address("smtp:", "smtps:").optional(),
  SMTP_PORT: whole(0, 65_535).default(2525),
  MAIL_FROM: z.string().optional(),
  MAIL_RETURN_PATH: z.email("has to be an e-mail address").optional(),
  MAIL_BOUNCE_DIR: z.string().optional(),
  MAIL_HOOK_SECRET: z
    .string()
    .min(SHORTEST_SECRET, `needs at least ${SHORTEST_SECRET} characters`)
    .optional(),
} as const;

type MailSettings = z.infer<z.ZodObject<typeof mailSettings & typeof tlsSettings>>;

interface Provider {
  readonly name: string;
  readonly supportEmail: string;
}

export const mailOf = (
  settings: MailSettings,
  { name, supportEmail }: Provider,
  mode: string,
): MailConfig => ({
  smtpUrl: settings.SMTP_URL ?? `smtp://127.0.0.1:${settings.SMTP_PORT}`,
  requiresTls: requiresMailTls(settings, mode),
  from: settings.MAIL_FROM ?? `${name} <${supportEmail}>`,
  returnPath: settings.MAIL_RETURN_PATH,
  bounceDir: settings.MAIL_BOUNCE_DIR === undefined ? undefined : resolve(settings.MAIL_BOUNCE_DIR),
  hookSecret: settings.MAIL_HOOK_SECRET,
});
