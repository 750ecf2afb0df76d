import { lineTo } from "./app/program-output.ts";
import { rewrapProgram } from "./app/rewrap-program.ts";
import { readConfig } from "./platform/config/config.ts";

/** `npm run keys:rewrap`: seals with the newest key what the old ones have sealed. */
process.exitCode = await rewrapProgram({
  readConfig,
  print: lineTo(process.stdout),
  complain: lineTo(process.stderr),
});
