import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import type { ScannerAddress } from "../platform/config/config-shapes.ts";

export type ScanVerdict = "clean" | "infected";

export interface ScanTimeout {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

export interface VirusScanner {
  /**
   * @param open is called once, after the connection is up; its errors and those of the content are passed on
   * @throws ScannerUnavailable if it is down, too slow, or did not scan the whole file: never a false "clean"
   */
  readonly scan: (open: () => Promise<Readable>, patience: ScanTimeout) => Promise<ScanVerdict>;
  readonly ping: () => Promise<void>;
}

export class ScannerUnavailable extends Error {
  override readonly name = "ScannerUnavailable";
}

const PING_MS = 2_000;
const LONGEST_ANSWER = 1_000;

class Unreadable extends Error {
  override readonly name = "Unreadable";
}

async function* readable(open: () => Promise<Readable>): AsyncGenerator<Buffer> {
  try {
    yield* await open();
  } catch (cause) {
    throw new Unreadable("The file cannot be read.", { cause });
  }
}

/** clamd's INSTREAM: chunks, each prefixed by its length in four bytes; a length of zero ends the stream. */
async function* framed(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Written by hand, because a pipeline does not tell which stream failed. */
const send = async (socket: Socket, content: AsyncIterable<Buffer>, gone: AbortSignal): Promise<void> => {
  for await (const piece of framed(content)) {
    gone.throwIfAborted();
    if (!socket.write(piece)) await once(socket, "drain", { signal: gone });
  }
};

const readAnswer = async (socket: Socket): Promise<string> => {
  let answer = "";
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes("\0") || answer.length > LONGEST_ANSWER) break;
  }
  return answer.split("\0")[0] ?? "";
};

interface Question extends ScanTimeout {
  readonly command: "INSTREAM" | "PING";
  readonly open?: () => Promise<Readable>;
}

/** One exchange: a command, its data, one reply, within one timeout. */
const ask = async (
  address: ScannerAddress,
  { command, timeoutMs, signal, open }: Question,
): Promise<string> => {
  const socket = connect({ ...address, ...(signal && { signal }) });
  const gone = new AbortController();
  socket.once("close", () => gone.abort());
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  // Readers and writers get the error; a broken connection must not end the process.
  socket.on("error", () => undefined);
  try {
    await once(socket, "connect", { signal: gone.signal });
    const answer = readAnswer(socket);
    answer.catch(() => undefined);
    socket.write(`z${command}\0`);
    if (open) await send(socket, readable(open), gone.signal);
    return await answer;
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause.cause;
    throw new ScannerUnavailable("The scanner is away, or takes too long.");
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
};

/**
 * ClamAV's daemon. The file is streamed to it, so that it needs no access to our store and no file is ever stored
 * unencrypted. Its limit `StreamMaxLength` has to exceed `MAX_FILE_BYTES`: a file that it did not read in full stays
 * pending.
 */
export const clamd = (address: ScannerAddress): VirusScanner => ({
  scan: async (open, patience) => {
    const answer = await ask(address, { command: "INSTREAM", open, ...patience });
    if (answer === "stream: OK") return "clean";
    if (answer.endsWith(" FOUND")) return "infected";
    throw new ScannerUnavailable("The scanner gave no verdict.");
  },
  ping: async () => {
    const answer = await ask(address, { command: "PING", timeoutMs: PING_MS });
    if (answer !== "PONG") throw new ScannerUnavailable("The scanner is not ready.");
  },
});
