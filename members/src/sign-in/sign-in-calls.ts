import { type Look, lookAtLink as lookAt, postJson } from "@latchkey/browser/sign-in/link-calls.ts";
import type { ConfirmationKind } from "@latchkey/browser/sign-in/link-landing.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { unexpected } from "../calls/response-body.ts";

interface LinkRequest {
  readonly email: string;
  readonly returnTo: string | undefined;
}

/** Requests a link by e-mail. @throws if there is no usable response */
export const requestLink = async (
  { auth }: MemberPages,
  { email, returnTo }: LinkRequest,
): Promise<{ readonly kind: "sent" | "invalid" }> => {
  const body = { email: email.trim(), ...(returnTo && { returnTo }) };
  const response = await postJson(auth.link, body);
  if (response.status === 400) return { kind: "invalid" };
  if (response.status !== 200) throw unexpected(response);
  return { kind: "sent" };
};

interface Confirmation {
  readonly token: string;
  readonly otherBrowser: boolean;
}

const confirmLink = async (
  { auth }: MemberPages,
  { token, otherBrowser }: Confirmation,
): Promise<{ readonly kind: ConfirmationKind }> => {
  const body = { token, ...(otherBrowser && { otherBrowser: true }) };
  const response = await postJson(auth.confirmLink, body);
  if (response.status === 409) return { kind: "other-browser" };
  if (response.status === 410) return { kind: "spent" };
  if (response.status !== 200) throw unexpected(response);
  return { kind: "signed-in" };
};

/** Both @throw if there is no usable response. */
export const linkCallsOf = (pages: MemberPages) => ({
  /** Looks at a link without using it. */
  lookAtLink: (token: string): Promise<Look> => lookAt(pages.auth.lookAtLink, token),
  /** Uses the link, which works once; then the second step is due. */
  confirmLink: (token: string, otherBrowser: boolean) => confirmLink(pages, { token, otherBrowser }),
});
