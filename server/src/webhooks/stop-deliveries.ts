import type { Tx } from "../platform/work/work-of.ts";

/** Those that wait are not sent; each can be sent again. */
export const stopDeliveries = async (tx: Tx, endpointId: string): Promise<void> => {
  await tx
    .updateTable("webhook_delivery")
    .set({ state: "stopped", next_try_at: null })
    .where("endpoint_id", "=", endpointId)
    .where("state", "=", "waiting")
    .execute();
};
