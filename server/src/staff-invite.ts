import { inviteProgram } from "./app/invite-program.ts";
import { lineTo } from "./app/program-output.ts";
import { readConfig } from "./platform/config/config.ts";

/** `npm run staff:invite -- address [name] [role …]`: gives somebody access to the console, the first administrator above all. */
process.exitCode = await inviteProgram(process.argv.slice(2), {
  readConfig,
  print: lineTo(process.stdout),
  complain: lineTo(process.stderr),
});
