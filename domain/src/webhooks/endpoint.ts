import { firstIssue, type Issue, issuesIn } from "../rules/issue.ts";
import { trimmed } from "../rules/line.ts";
import { maxLength, required } from "../rules/plain.ts";

const LONGEST_URL = 500;

const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\/([^\s\p{Cc}\p{Cs}/?#\\]+)[^\s\p{Cc}\p{Cs}#\\]*(#.*)?$/iu;
const PORT = /^(?:\[[0-9a-f:.]+\]|[^:[\]]+)(?::(\d+))?$/i;

const HTTPS_PORT = 443;
/** The ports below belong to services of the system, such as mail. */
const FIRST_FREE_PORT = 1024;
const LAST_PORT = 65_535;

const isOpenPort = (text: string | undefined): boolean => {
  const port = Number(text ?? HTTPS_PORT);
  return port === HTTPS_PORT || (port >= FIRST_FREE_PORT && port <= LAST_PORT);
};

/** The rules of an address, whatever it resolves to. */
export const webhookAddressIssue = (url: string): Issue | undefined => {
  const [, scheme = "", authority = "", fragment] = ADDRESS.exec(url.trim()) ?? [];
  if (scheme.toLowerCase() !== "https") return { code: "webhook.validations.https" };
  if (authority.includes("@")) return { code: "webhook.validations.userInfo" };
  if (fragment !== undefined) return { code: "webhook.validations.fragment" };
  const host = PORT.exec(authority);
  if (!host) return { code: "webhook.validations.https" };
  return isOpenPort(host[1]) ? undefined : { code: "webhook.validations.port" };
};

export interface WebhookEndpointFields {
  readonly url: string;
  readonly events: readonly string[];
}

const urlIssue = trimmed(firstIssue<string>(required(), maxLength(LONGEST_URL)));

/** The issues that a form can tell; the server adds `webhookAddressIssue`, which a test target need not satisfy. */
export const webhookEndpointIssues = ({ url, events }: WebhookEndpointFields) =>
  issuesIn({
    url: urlIssue(url),
    events: events.length === 0 ? { code: "validation.please_select_an_option" } : undefined,
  });

export const newWebhookIssues = ({
  agencyId,
  ...fields
}: WebhookEndpointFields & { readonly agencyId: string }) => ({
  ...issuesIn({ agencyId: required()(agencyId) }),
  ...webhookEndpointIssues(fields),
});
