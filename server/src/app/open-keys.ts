import type { Config } from "../platform/config/config.ts";
import { type Keyring, keysFromFolder, openKeyring } from "../platform/keys/keyring.ts";

/** The keys of the settings, or those of the folder, which a demo creates once. @throws WrongSetting */
export const openKeys = async ({ keys }: Pick<Config, "keys">): Promise<Keyring> =>
  openKeyring(keys.kind === "given" ? keys.text : await keysFromFolder(keys.folder));
