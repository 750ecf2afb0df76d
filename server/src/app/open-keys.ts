import type { Config, KeySource } from "../platform/config/config.ts";
import { type Keyring, keysFromFolder, openKeyring } from "../platform/keys/keyring.ts";
import { openReportKeys, type ReportKeys } from "../reports/report-keys.ts";

const textOf = async (source: KeySource, name: Parameters<typeof keysFromFolder>[1]): Promise<string> =>
  source.kind === "given" ? source.text : keysFromFolder(source.folder, name);

interface Keys {
  readonly keyring: Keyring;
  readonly reportKeys: ReportKeys;
}

/** The keys of the settings, or those of the folder, which a demo creates once. @throws WrongSetting */
export const openKeys = async ({ keys, reportKeys }: Pick<Config, "keys" | "reportKeys">): Promise<Keys> => ({
  keyring: openKeyring(await textOf(keys, "secret-keys")),
  reportKeys: openReportKeys(await textOf(reportKeys, "report-signing-keys")),
});
