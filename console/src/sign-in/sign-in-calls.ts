import { type Look, lookAtLink as lookAt, postJson } from "@latchkey/browser/sign-in/link-calls.ts";
import type { ConfirmationKind } from "@latchkey/browser/sign-in/link-landing.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { unexpected } from "../calls/response-body.ts";

interface LinkRequest {
  readonly email: string;
  readonly returnTo: string | undefined;
}

/** Requests a link by e-mail. @throws if there is no usable response */
export const requestLink = async ({
  email,
  returnTo,
}: LinkRequest): Promise<{ readonly kind: "sent" | "invalid" }> => {
  const body = { email: email.trim(), ...(returnTo && { returnTo }) };
  const response = await postJson(staffPages.auth.link, body);
  if (response.status === 400) return { kind: "invalid" };
  if (response.status !== 200) throw unexpected(response);
  return { kind: "sent" };
};

/** Looks at a link without using it. @throws if there is no usable response */
const lookAtLink = (token: string): Promise<Look> => lookAt(staffPages.auth.lookAtLink, token);

/** Uses the link, which works once; then the second step is due. @throws if there is no usable response */
const confirmLink = async (
  token: string,
  otherBrowser: boolean,
): Promise<{ readonly kind: ConfirmationKind }> => {
  const body = { token, ...(otherBrowser && { otherBrowser: true }) };
  const response = await postJson(staffPages.auth.confirmLink, body);
  if (response.status === 409) return { kind: "other-browser" };
  if (response.status === 410) return { kind: "spent" };
  if (response.status !== 200) throw unexpected(response);
  return { kind: "signed-in" };
};

export const linkCalls = { lookAtLink, confirmLink };
