import type { Config } from "../platform/config/config.ts";
import { type Keyring, keysFromFolder, openKeyring } from "../platform/keys/keyring.ts";
import { openReportKeys, type ReportKeys } from "../reports/report-keys.ts";

/** The keys of the settings, or those of the folder, which a demo creates once. @throws WrongSetting */
export const openKeys = async ({ keys }: Pick<Config, "keys">): Promise<Keyring> =>
  openKeyring(keys.kind === "given" ? keys.text : await keysFromFolder(keys.folder, "secret-keys"));

/** As `openKeys`. @throws WrongSetting */
export const openKeysOfReports = async ({ reportKeys }: Pick<Config, "reportKeys">): Promise<ReportKeys> =>
  openReportKeys(
    reportKeys.kind === "given"
      ? reportKeys.text
      : await keysFromFolder(reportKeys.folder, "report-signing-keys"),
  );
