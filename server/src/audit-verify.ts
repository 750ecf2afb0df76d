import { buildContext } from "./app/context.ts";
import { readHead } from "./platform/audit/head.ts";
import { type Verification, verifyAuditTrail } from "./platform/audit/verify.ts";
import { readConfig } from "./platform/config/config.ts";
import { WrongSetting } from "./platform/config/wrong-setting.ts";
import { asWrongSetting } from "./platform/db/databases.ts";

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

const verify = async (): Promise<boolean> => {
  const config = readConfig();
  const context = await buildContext(config).catch((cause: unknown) => {
    throw asWrongSetting(config, cause);
  });
  try {
    const found = await verifyAuditTrail(context.db, await readHead(config.dataDir));
    process.stdout.write(`${verdictOf(found)}\n`);
    return found.broken === undefined;
  } finally {
    await context.leave();
  }
};

/** `npm run audit:verify`: checks that the audit trail is intact; exits with 1 if it is not, or could not be checked. */
try {
  process.exitCode = (await verify()) ? 0 : 1;
} catch (cause) {
  if (!(cause instanceof WrongSetting)) throw cause;
  process.stderr.write(`${cause.message}\n`);
  process.exitCode = 1;
}
