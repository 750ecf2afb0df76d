// The least that a server costs: it answers every request with one line.
import { createServer } from "node:http";

createServer((_request, response) => response.end("hello\n")).listen(Number(process.env.PORT), "localhost");
process.once("disconnect", () => process.exit());
