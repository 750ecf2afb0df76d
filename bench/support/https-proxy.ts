import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request as forward, type IncomingHttpHeaders } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { join } from "node:path";

/** What HTTP/2 has no use for: pseudo headers of the request, and headers of a single connection. */
const OF_THE_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "upgrade"];

const plainHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(":") && !OF_THE_CONNECTION.includes(name)),
  );

/** A key and a certificate for `localhost`, which the measuring browser does not check. */
const credentials = (folder: string) => {
  const [key, cert] = [join(folder, "proxy.key"), join(folder, "proxy.pem")];
  const subject = ["-subj", "/CN=localhost", "-days", "1"];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, ...subject],
    {
      stdio: "ignore",
    },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
};

const passOn = (target: string, request: Http2ServerRequest, response: Http2ServerResponse): void => {
  const headers = { ...plainHeaders(request.headers), host: request.authority };
  const { method, url } = request;
  const passed = forward(new URL(url, target), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, plainHeaders(answer.headers));
    answer.pipe(response);
  });
  passed.on("error", () => response.stream.close());
  request.pipe(passed);
};

/** HTTP/2 over TLS in front of a program that speaks HTTP/1.1, as in a provider's network. */
export const openProxy = async (folder: string) => {
  let target = "";
  const proxy = createSecureServer(credentials(folder), (request, response) =>
    passOn(target, request, response),
  );
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `https://localhost:${port}`,
    forwardTo: (url: string): void => {
      target = url;
    },
    close: () => proxy.close(),
  };
};
