import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const runFile = promisify(execFile);

/** The built server as a separate process, which a story may stop, kill and restart. */
export interface ProductServer {
  readonly start: () => Promise<void>;
  /** Gracefully: running requests are finished. */
  readonly stop: () => Promise<void>;
  /** Like a power cut. */
  readonly kill: () => Promise<void>;
  /** Runs a program that comes with the server, with its settings: `staff-invite`. */
  readonly runProgram: (name: string, ...args: readonly string[]) => Promise<void>;
  /** Errors that the server has logged since the last call. */
  readonly takeFaults: () => readonly string[];
}

const FAULT_LEVEL = 50;

const isFault = (line: string): boolean => {
  const level = /"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) >= FAULT_LEVEL;
};

/** Reads the server's output; resolves when it responds, rejects if it exits first. */
const untilAnswering = async (child: ChildProcess, said: string[]): Promise<void> => {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The server has no voice");
  stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const lines = createInterface({ input: stdout });
  await new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => {
      said.push(line);
      if (line.startsWith("Latchkey answers")) resolve();
    });
    child.once("exit", () => reject(new Error(`The server ended before it answered:\n${said.join("\n")}`)));
  });
};

export const productServer = (environment: Readonly<Record<string, string>>): ProductServer => {
  const said: string[] = [];
  const processOptions = { cwd: root, env: { PATH: process.env.PATH, ...environment } };
  let child: ChildProcess | undefined;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, "exit");
  };
  return {
    start: async () => {
      // An IPC channel: if this worker is killed, the server notices and exits.
      child = spawn(process.execPath, ["--enable-source-maps", "dist/server/main.js"], {
        ...processOptions,
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      });
      await untilAnswering(child, said);
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    runProgram: async (name, ...args) => {
      await runFile(process.execPath, [`dist/server/${name}.js`, ...args], processOptions);
    },
    takeFaults: () => said.splice(0).filter(isFault),
  };
};
