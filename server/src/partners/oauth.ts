import { z } from "zod";
import { callPartner } from "./partner-call.ts";

interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

interface Exchange extends Client {
  readonly url: URL;
  readonly timeoutMs: number;
}

const token = z.object({ access_token: z.string().min(1).max(10_000) });

/** OAuth's authorization code grant. @throws PartnerFailed */
export const exchangeCode = async (
  code: string,
  { url, timeoutMs, clientId, clientSecret, redirectUri }: Exchange,
): Promise<string> => {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: redirectUri,
    code,
  });
  return (await callPartner({ url, method: "POST", body, shape: token, timeoutMs })).access_token;
};
