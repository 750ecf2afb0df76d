import { replayProgram } from "./app/replay-program.ts";
import { readConfig } from "./platform/config/config.ts";

/** `npm run criteria:replay -- old.json new.json`: prints which stored cases would change, and why. */
const lineTo = (stream: NodeJS.WriteStream) => (line: string) =>
  new Promise<void>((resolve, reject) => {
    stream.write(`${line}\n`, (cause) => (cause ? reject(cause) : resolve()));
  });

process.exitCode = await replayProgram(process.argv.slice(2), {
  readConfig,
  print: lineTo(process.stdout),
  complain: lineTo(process.stderr),
});
