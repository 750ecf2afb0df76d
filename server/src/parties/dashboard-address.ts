import { CASE_QUERY, DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";

export const pageOfParty = (publicUrl: URL, partyId: string, path: string = DASHBOARD_PATH): string =>
  new URL(`${path}?${CASE_QUERY}=${partyId}`, publicUrl).href;

export const dashboardOf = (publicUrl: URL, partyId: string): string => pageOfParty(publicUrl, partyId);
