import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { PendingObject } from "../../platform/storage/store.ts";
import { faultOf } from "../../verification/file-fault.ts";
import type { AppServices } from "../app-services.ts";
import { type ReceivedFile, Refused, refusedAs } from "./receive-form.ts";

/** HEIC photos become JPEGs before they are stored, so that no later reader has to decode HEIC. */

/** A person is waiting for this response. */
const SCAN_MS = 5_000;

/** The file is decoded before it is stored, so it is scanned first. @throws Refused */
const assertClean = async (file: PendingObject, { scanner }: AppServices): Promise<void> => {
  if (!scanner) return;
  const verdict = await scanner.scan(file.read, { timeoutMs: SCAN_MS }).catch(() => {
    throw new Refused("UNAVAILABLE");
  });
  if (verdict === "infected") throw new Refused("INFECTED");
};

const turned = async ({ file, party }: ReceivedFile, services: AppServices): Promise<Buffer> => {
  const { checks, checkQueue, limiter } = services;
  const owner = party.partyId;
  await assertClean(file, services);
  if (await limiter.isSpent("check-time", owner)) throw new Refused("UNAVAILABLE");
  const content = async () => buffer(await file.read());
  const found = await checkQueue.run(owner, () => checks.convertHeic({ content, owner }));
  if (found.outcome === "ok") return found.content;
  const fault = faultOf(found.reason);
  if (fault) throw new Refused(refusedAs[fault]);
  // A photo stays within the limits of time and memory; a file that does not is no photo.
  throw new Refused(found.reason === "timeout" || found.reason === "memory" ? "UNREADABLE" : "UNAVAILABLE");
};

/** Discards the original. @throws Refused */
export const convertReceived = async (
  received: ReceivedFile,
  services: AppServices,
): Promise<ReceivedFile> => {
  try {
    const jpeg = await turned(received, services);
    return { ...received, file: await received.rewrite(Readable.from([jpeg])) };
  } finally {
    await received.file.discard();
  }
};
