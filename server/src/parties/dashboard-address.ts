import { CASE_QUERY, DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";

export const dashboardOf = (publicUrl: URL, partyId: string): string =>
  new URL(`${DASHBOARD_PATH}?${CASE_QUERY}=${partyId}`, publicUrl).href;
