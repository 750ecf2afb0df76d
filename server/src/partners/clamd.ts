import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** What a virus scanner says of a file. */
export type ScanVerdict = "clean" | "infected";

export interface VirusScanner {
  /** @throws ScannerUnavailable when it is away, too slow, or did not look at the whole file: never a false "clean" */
  readonly scan: (content: Readable, timeoutMs: number) => Promise<ScanVerdict>;
  /** @throws ScannerUnavailable */
  readonly ping: () => Promise<void>;
}

export class ScannerUnavailable extends Error {
  override readonly name = "ScannerUnavailable";
}

/** `tcp://127.0.0.1:3310` or `unix:/run/clamav/clamd.ctl` */
export type ScannerAddress = { readonly host: string; readonly port: number } | { readonly path: string };

const PING_MS = 2_000;
const LONGEST_ANSWER = 1_000;

/** clamd's INSTREAM: chunks behind their lengths in four bytes; a length of nothing ends the stream. */
async function* framed(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

const readAnswer = async (socket: Socket): Promise<string> => {
  let answer = "";
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes("\0") || answer.length > LONGEST_ANSWER) break;
  }
  return answer.split("\0")[0] ?? "";
};

interface Question {
  readonly command: "INSTREAM" | "PING";
  readonly timeoutMs: number;
  readonly content?: Readable;
}

/** One conversation: a command, what follows it, one answer. Bounded in time as a whole. */
const ask = async (address: ScannerAddress, { command, timeoutMs, content }: Question): Promise<string> => {
  const socket = connect(address);
  const gone = new AbortController();
  socket.once("close", () => gone.abort());
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  // Whoever reads or writes is told; a broken connection must not end the process.
  socket.on("error", () => undefined);
  const answer = readAnswer(socket);
  answer.catch(() => undefined);
  try {
    socket.write(`z${command}\0`);
    if (content) await pipeline(content, framed, socket, { end: false, signal: gone.signal });
    return await answer;
  } catch {
    throw new ScannerUnavailable("The scanner is away, or takes too long.");
  } finally {
    clearTimeout(timer);
    socket.destroy();
    content?.destroy();
  }
};

/**
 * ClamAV's daemon. The file goes to it as a stream, so that it needs no access to our store and no file lies anywhere
 * in the clear. Its own limit `StreamMaxLength` has to be above `MAX_FILE_BYTES`: a file that it did not read whole
 * stays pending.
 */
export const clamd = (address: ScannerAddress): VirusScanner => ({
  scan: async (content, timeoutMs) => {
    const answer = await ask(address, { command: "INSTREAM", timeoutMs, content });
    if (answer === "stream: OK") return "clean";
    if (answer.endsWith(" FOUND")) return "infected";
    throw new ScannerUnavailable("The scanner gave no verdict.");
  },
  ping: async () => {
    const answer = await ask(address, { command: "PING", timeoutMs: PING_MS });
    if (answer !== "PONG") throw new ScannerUnavailable("The scanner is not ready.");
  },
});
