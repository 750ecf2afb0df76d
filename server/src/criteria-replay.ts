import { lineTo } from "./app/program-output.ts";
import { replayProgram } from "./app/replay-program.ts";
import { readConfig } from "./platform/config/config.ts";

process.exitCode = await replayProgram(process.argv.slice(2), {
  readConfig,
  print: lineTo(process.stdout),
  complain: lineTo(process.stderr),
});
