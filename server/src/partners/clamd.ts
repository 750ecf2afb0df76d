import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import type { ScannerAddress } from "../platform/config/config-shapes.ts";

/** What a virus scanner says of a file. */
export type ScanVerdict = "clean" | "infected";

export interface ScanPatience {
  readonly timeoutMs: number;
  /** Ends the wait before its time. */
  readonly signal?: AbortSignal | undefined;
}

export interface VirusScanner {
  /**
   * @param open is called once, and not before the scanner listens; what it or the content throws is thrown as it is
   * @throws ScannerUnavailable when it is away, too slow, or did not look at the whole file: never a false "clean"
   */
  readonly scan: (open: () => Promise<Readable>, patience: ScanPatience) => Promise<ScanVerdict>;
  /** @throws ScannerUnavailable */
  readonly ping: () => Promise<void>;
}

export class ScannerUnavailable extends Error {
  override readonly name = "ScannerUnavailable";
}

const PING_MS = 2_000;
const LONGEST_ANSWER = 1_000;

/** A fault of the file, which says nothing of the scanner. */
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

/** By hand instead of by a pipeline, which would not tell whose the error is. */
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

interface Question extends ScanPatience {
  readonly command: "INSTREAM" | "PING";
  readonly open?: () => Promise<Readable>;
}

/** One conversation: a command, what follows it, one answer. Bounded in time as a whole. */
const ask = async (
  address: ScannerAddress,
  { command, timeoutMs, signal, open }: Question,
): Promise<string> => {
  const socket = connect({ ...address, ...(signal && { signal }) });
  const gone = new AbortController();
  socket.once("close", () => gone.abort());
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  // Whoever reads or writes is told; a broken connection must not end the process.
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
 * ClamAV's daemon. The file goes to it as a stream, so that it needs no access to our store and no file lies anywhere
 * in the clear. Its own limit `StreamMaxLength` has to be above `MAX_FILE_BYTES`: a file that it did not read whole
 * stays pending.
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
