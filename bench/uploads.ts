import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { graphql, upload } from "../scripts/testing/client.ts";
import { type Figure, median } from "./support/figures.ts";
import { inFolder, type Measured, measured } from "./support/processes.ts";
import { openProduct } from "./support/product.ts";

/** An upload of 10 MB through the signed form, encrypted and hashed, against its bytes streamed to a file. */

const WIDTH = 2_000;
const HEIGHT = 1_660;
const CHANNELS = 3;
const ROUNDS = 9;
const REQUESTS_BEFORE = 10_000;
const AT_ONCE = 16;
const MOST = 2;
const BUDGET = 7;

/** Noise does not compress: the picture weighs what its pixels weigh. */
export const tenMegabytes = (): Promise<Buffer> =>
  sharp(randomBytes(WIDTH * HEIGHT * CHANNELS), { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } })
    .png({ compressionLevel: 0 })
    .toBuffer();

const cpuOf = async (server: Measured, send: () => Promise<Response>): Promise<number> => {
  const before = server.cpu();
  const response = await send();
  if (response.status !== 204) throw new Error(`The upload was answered with ${response.status}`);
  return server.cpu() - before;
};

const inParallel = async (times: number, work: () => Promise<unknown>): Promise<void> => {
  let left = times;
  const worker = async () => {
    for (; left > 0; left -= 1) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

const UPLOADS_AT_ONCE = 20;
const MOST_MEMORY = 1.5;
const LOOKS_EVERY_MS = 20;

/** Megabytes that the server grows by for each of many uploads at once, at its highest. */
const memoryPerUpload = async (
  server: Measured,
  sends: readonly (() => Promise<Response>)[],
): Promise<number> => {
  const before = server.memory();
  let highest = before;
  const looking = setInterval(() => {
    highest = Math.max(highest, server.memory());
  }, LOOKS_EVERY_MS);
  try {
    for (const { status } of await Promise.all(sends.map((send) => send()))) {
      if (status !== 204) throw new Error(`An upload was answered with ${status}`);
    }
  } finally {
    clearInterval(looking);
  }
  return (Math.max(highest, server.memory()) - before) / sends.length;
};

export const uploads = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const picture = await tenMegabytes();
    const raw = await measured({
      args: ["bench/peers/raw-upload.mjs"],
      ready: "/",
      environment: () => ({ BENCH_FOLDER: folder }),
    });
    const product = await openProduct(folder);
    try {
      const access = await product.signIn("uploads@example.com");
      const rounds = async () => {
        const ratios: number[] = [];
        const costs: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const ours = await cpuOf(product, () => upload(product.url, access, picture));
          const theirs = await cpuOf(raw, () =>
            fetch(raw.url, { method: "POST", body: new Uint8Array(picture) }),
          );
          ratios.push(ours / theirs);
          costs.push(ours / 1_000);
        }
        return { ratio: median(ratios), milliseconds: median(costs) };
      };
      // Once by itself: what the first upload loads is none of the others'.
      await upload(product.url, access, picture);
      const people: string[] = [];
      for (let person = 0; person < UPLOADS_AT_ONCE; person += 1)
        people.push(await product.signIn(`uploads.${person}@example.com`));
      const memory = await memoryPerUpload(
        product,
        people.map((person) => () => upload(product.url, person, picture)),
      );
      const fresh = await rounds();
      await inParallel(REQUESTS_BEFORE, () => graphql(product.url, access, "{ me { uuid email } }"));
      const loaded = await rounds();
      return [
        {
          name: "upload of 10 MB, CPU against raw, fresh",
          value: fresh.ratio,
          unit: "×",
          most: MOST,
          budget: BUDGET,
        },
        { name: "upload of 10 MB, CPU, fresh", value: fresh.milliseconds, unit: "ms" },
        {
          name: "upload of 10 MB, CPU against raw, after load",
          value: loaded.ratio,
          unit: "×",
          most: MOST,
          budget: BUDGET,
        },
        { name: "upload of 10 MB, CPU, after load", value: loaded.milliseconds, unit: "ms" },
        { name: "upload of 10 MB, memory of one of twenty", value: memory, unit: "MB", most: MOST_MEMORY },
      ];
    } finally {
      await product.stop();
      await raw.stop();
    }
  });
