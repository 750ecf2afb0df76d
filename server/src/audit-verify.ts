import { buildContext } from "./app/context.ts";
import { readHead } from "./platform/audit/head.ts";
import { verifyAuditTrail } from "./platform/audit/verify.ts";
import { readConfig } from "./platform/config/config.ts";

/** `npm run audit:verify`: checks that the audit trail is intact; exits with 1 if it is not. */
const config = readConfig();
const context = await buildContext(config);
try {
  const { sealed, unsealed, broken } = await verifyAuditTrail(context.db, await readHead(config.dataDir));
  const verdict = broken
    ? `The audit trail is broken at seal ${broken.number} (entry ${broken.entryId ?? "gone"}): ${broken.fault}.`
    : `The audit trail is whole: ${sealed} sealed entries, ${unsealed} not sealed yet.`;
  process.stdout.write(`${verdict}\n`);
  process.exitCode = broken ? 1 : 0;
} finally {
  await context.leave();
}
