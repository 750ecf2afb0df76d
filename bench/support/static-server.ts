import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Files of one folder in brotli, compressed once. @param pages by path; everything else is a file */
export const serveFiles = async (folder: string, pages: Readonly<Record<string, string>>) => {
  const compressed = new Map<string, Buffer>();
  const contentOf = (path: string): Buffer => {
    const known = compressed.get(path);
    if (known) return known;
    const content = brotliCompressSync(pages[path] ?? readFileSync(join(folder, path)));
    compressed.set(path, content);
    return content;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    try {
      const content = contentOf(path);
      const type = TYPES[path in pages ? ".html" : extname(path)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type, "content-encoding": "br" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};
