import { canonicalEmail } from "./email.ts";
import type { Issue } from "./issue.ts";

/**
 * Soft warnings about the e-mail address of a company reference (spec 3 §5). They never block: a small firm may well
 * use gmail.
 */
const FREE_MAIL_HOSTS = ["gmail", "yahoo", "hotmail", "outlook", "live", "aol", "icloud", "me", "protonmail"];
const DESK_NAMES = ["support", "help", "helpdesk", "admin", "info", "contact", "noreply", "no-reply"];

const isFreeMail = (domain: string): boolean =>
  domain
    .split(".")
    .slice(0, -1)
    .some((label) => FREE_MAIL_HOSTS.includes(label));

export const referenceEmailWarning = (value: string): Issue | undefined => {
  const [local = "", domain = ""] = canonicalEmail(value).split("@");
  if (isFreeMail(domain)) return { code: "warning.free_mail" };
  if (DESK_NAMES.some((desk) => local.startsWith(desk))) return { code: "warning.desk_address" };
  return undefined;
};
