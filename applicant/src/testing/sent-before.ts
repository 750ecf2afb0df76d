import { requestFilesPath } from "@latchkey/domain/vocabulary/wire.ts";
import { vi } from "vitest";

/** The server's answer to which files a request for missing information is about; it draws no pictures. */
export const requestIsAbout = (requestUuid: string, ...names: readonly string[]): void => {
  const files = names.map((name) => ({ id: name, name, path: `/store/${name}` }));
  vi.stubGlobal("fetch", async (address: string) =>
    address === requestFilesPath(requestUuid)
      ? Response.json({ files })
      : new Response(null, { status: 204 }),
  );
};
