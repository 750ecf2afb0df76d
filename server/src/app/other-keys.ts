import type { Config } from "../platform/config/config.ts";
import { databaseOutside } from "../platform/db/embedded/place.ts";

const OTHER_KEYS =
  "The setting SECRET_KEYS (or DATA_DIR/keys) does not name the keys with which this database was filled: its files could not be read.";

export const otherKeysSentence = async ({
  database,
  dataDir,
}: Pick<Config, "database" | "dataDir">): Promise<string> => {
  const outside = database.kind === "embedded" ? await databaseOutside(dataDir) : undefined;
  return outside === undefined
    ? OTHER_KEYS
    : `${OTHER_KEYS} The database of this folder is in ${outside}. To begin with an empty one, remove that folder too.`;
};
