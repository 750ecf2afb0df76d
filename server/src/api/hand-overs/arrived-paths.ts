import type { ArrivedFile } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { pathOfKey } from "../../documents/paths.ts";
import type { StoredArrival } from "../../hand-overs/handed-files.ts";
import type { Services } from "../../platform/work/services.ts";

export const withPaths = (
  { config }: Pick<Services, "config">,
  files: readonly StoredArrival[],
): readonly ArrivedFile[] =>
  files.map(({ key, name, bytes }) => ({ path: pathOfKey(config.uploads.storageOrigin, key), name, bytes }));
