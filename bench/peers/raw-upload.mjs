// The least that an upload costs: the body of each request is streamed to a file and removed.
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

let count = 0;
const server = createServer(async (request, response) => {
  if (request.method === "GET") return response.end();
  count += 1;
  const file = join(process.env.BENCH_FOLDER, `raw-${count}`);
  await pipeline(request, createWriteStream(file));
  await rm(file);
  return response.writeHead(204).end();
});
server.listen(Number(process.env.PORT), "localhost");
process.once("disconnect", () => process.exit());
