import { lineTo } from "./app/program-output.ts";
import { rewrapProgram } from "./app/rewrap-program.ts";
import { readConfig } from "./platform/config/config.ts";

process.exitCode = await rewrapProgram({
  readConfig,
  print: lineTo(process.stdout),
  complain: lineTo(process.stderr),
});
