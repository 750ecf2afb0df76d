import { lineTo } from "./app/program-output.ts";
import { sanctionsProgram } from "./app/sanctions-program.ts";
import { readConfig } from "./platform/config/config.ts";

/** `npm run sanctions:import -- file`: imports the UK Sanctions List, as CSV. */
process.exitCode = await sanctionsProgram(process.argv.slice(2), {
  readConfig,
  print: lineTo(process.stdout),
  complain: lineTo(process.stderr),
});
