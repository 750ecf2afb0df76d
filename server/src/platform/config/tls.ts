import { z } from "zod";
import { isLoopback } from "./loopback.ts";

/**
 * In production, connections to the database and the mail server are encrypted, unless they stay on this
 * machine.
 */

const choice = z.enum(["required", "off"], "has to be required or off").default("required");

export const tlsSettings = { DATABASE_TLS: choice, SMTP_TLS: choice } as const;

interface Connections extends z.infer<z.ZodObject<typeof tlsSettings>> {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_MIGRATION_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
}

/** `pg` takes the last of a repeated parameter. */
const lastOf = ({ searchParams }: URL, name: string): string | undefined => searchParams.getAll(name).at(-1);

/** A host name, or the folder of a socket; `pg` prefers the one in the query. */
const databaseHostOf = (url: URL): string =>
  lastOf(url, "host") || decodeURIComponent(url.hostname) || "localhost";

const isUnencryptedDatabase = (address: string): boolean => {
  const url = new URL(address);
  const host = databaseHostOf(url);
  const isOnThisMachine = host.startsWith("/") || isLoopback({ hostname: host });
  return !isOnThisMachine && lastOf(url, "sslmode") !== "verify-full";
};

/** nodemailer's URL parameters that weaken encryption: `ignoreTLS`, `tls.rejectUnauthorized`, `secure`. */
const WEAKENS = /^(?:ignoretls|requiretls|secure|tls\.)/i;

const isWeakenedMail = (address: string): boolean =>
  [...new URL(address).searchParams.keys()].some((name) => WEAKENS.test(name));

/** The message about an unencrypted connection; undefined: all are encrypted, or the settings permit it. */
export const unencrypted = (settings: Connections): string | undefined => {
  const { DATABASE_TLS, SMTP_TLS, SMTP_URL } = settings;
  const database = (["DATABASE_URL", "DATABASE_MIGRATION_URL"] as const).find((name) =>
    isUnencryptedDatabase(settings[name] ?? "postgres:///"),
  );
  if (DATABASE_TLS === "required" && database) {
    return `In production the setting ${database} has to end in ?sslmode=verify-full, so that the connection is encrypted. Set DATABASE_TLS=off if only you can read that network.`;
  }
  if (SMTP_TLS === "required" && SMTP_URL !== undefined && isWeakenedMail(SMTP_URL)) {
    return "In production the setting SMTP_URL may not say how to encrypt. Set SMTP_TLS=off if only you can read that network.";
  }
  return undefined;
};

/** `smtps:` is always encrypted, `smtp:` after STARTTLS. */
export const requiresMailTls = ({ SMTP_TLS, SMTP_URL }: Connections, mode: string): boolean =>
  mode === "production" &&
  SMTP_TLS === "required" &&
  SMTP_URL !== undefined &&
  !isLoopback(new URL(SMTP_URL));
