import { inviteProgram } from "./app/invite-program.ts";
import { lineTo } from "./app/program-output.ts";
import { readConfig } from "./platform/config/config.ts";

/**
 * `npm run staff:invite -- address [name] [role …]`: grants access to the console; needed for the first
 * administrator.
 */
process.exitCode = await inviteProgram(process.argv.slice(2), {
  readConfig,
  print: lineTo(process.stdout),
  complain: lineTo(process.stderr),
});
