import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { unexpected } from "../calls/response-body.ts";

interface Proof {
  /** Another factor is set up afterwards. */
  readonly addsFactor?: boolean;
  /** The page that it ends on. */
  readonly returnTo?: string;
}

/** Begins the second step anew in this session. @throws if there is no usable response */
export const beginProof = async (session: Session, pages: MemberPages, proof: Proof = {}): Promise<void> => {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(proof),
  };
  const response = await authorisedFetch(pages.auth.proof, init, session);
  if (response.status !== 200) throw unexpected(response);
};
