import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";

export type PackFault = "deleted" | "infected" | "unscanned" | "limit" | "lost";

const byCode: Readonly<Record<string, PackFault>> = {
  EVIDENCE_DELETED: "deleted",
  EVIDENCE_INFECTED: "infected",
  EVIDENCE_NOT_SCANNED: "unscanned",
  TOO_MANY_REQUESTS: "limit",
};

export const packFault = (code: string): PackFault | undefined => byCode[code];

const faultOf = async (response: Response): Promise<PackFault> => {
  const body: unknown = await response.json().catch(() => undefined);
  const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
  return packFault(code) ?? "lost";
};

export const fetchPack = async (session: Session, address: string): Promise<Blob | PackFault> => {
  try {
    const response = await authorisedFetch(address, {}, session);
    return response.ok ? await response.blob() : await faultOf(response);
  } catch {
    return "lost";
  }
};
