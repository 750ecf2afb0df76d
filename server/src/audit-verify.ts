import { buildContext } from "./app/context.ts";
import { readHead } from "./platform/audit/head.ts";
import { type Verification, verifyAuditTrail } from "./platform/audit/verify.ts";
import { readConfig } from "./platform/config/config.ts";

const tailOf = ({ unsealed, unsealedSince }: Verification): string => {
  if (unsealed === 0) return "";
  if (unsealedSince === undefined) return ` ${unsealed} entries wait for the next minute's seal.`;
  return ` ${unsealed} entries are not sealed, the oldest since ${unsealedSince}: a running server seals them within a minute.`;
};

const verdictOf = (found: Verification): string => {
  const { sealed, broken } = found;
  return broken
    ? `The audit trail is broken at seal ${broken.number} (entry ${broken.entryId ?? "gone"}): ${broken.fault}.`
    : `The audit trail is whole: ${sealed} sealed entries.${tailOf(found)}`;
};

/** `npm run audit:verify`: checks that the audit trail is intact; exits with 1 if it is not. */
const config = readConfig();
const context = await buildContext(config);
try {
  const found = await verifyAuditTrail(context.db, await readHead(config.dataDir));
  process.stdout.write(`${verdictOf(found)}\n`);
  process.exitCode = found.broken ? 1 : 0;
} finally {
  await context.leave();
}
