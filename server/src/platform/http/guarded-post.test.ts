import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSocketServer, type Server as SocketServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Guard, guardedPost, internetGuard, PostFailed } from "./guarded-post.ts";

/** Stands for the provider's own network: nothing may ever arrive. */
let inside: Server;
let arrived: string[];
let answer: RequestListener;
let port: number;

const listen = (server: SocketServer, host: string, at = 0): Promise<number> =>
  new Promise((resolve) => {
    server.listen(at, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });

beforeEach(async () => {
  arrived = [];
  answer = (_request, response) => response.end("ok");
  inside = createServer((request, response) => {
    arrived.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  port = await listen(inside, "0.0.0.0");
});
afterEach(async () => {
  inside.closeAllConnections();
  await new Promise((resolve) => inside.close(resolve));
});

const LIMITS = { timeoutMs: 5_000, mostBytes: 65_536 };

const post = (url: string, guard: Partial<Guard> = {}) =>
  guardedPost(
    { url: new URL(url), headers: { "content-type": "application/json" }, body: '{"a":"ü"}' },
    { ...internetGuard, ...LIMITS, ...guard },
  );

const faultOf = async (url: string, guard: Partial<Guard> = {}) => {
  const failed = await post(url, guard).catch((cause: unknown) => cause);
  return failed instanceof PostFailed ? failed.fault : failed;
};

describe("nothing reaches", () => {
  test.each([
    ["loopback", "127.0.0.1"],
    ["another loopback", "127.8.8.8"],
    ["loopback, short", "127.1"],
    ["loopback, decimal", "2130706433"],
    ["loopback, hexadecimal", "0x7f000001"],
    ["loopback, hexadecimal and short", "0x7f.1"],
    ["loopback, octal", "0177.0.0.1"],
    ["loopback, octal in one number", "017700000001"],
    ["loopback in full-width digits", "１２７.０.０.１"],
    ["loopback with percent signs", "%31%32%37.0.0.1"],
    ["loopback with a last dot", "127.0.0.1."],
    ["this host", "0.0.0.0"],
    ["this host, short", "0"],
    ["IPv6 loopback", "[::1]"],
    ["IPv6 loopback in full", "[0:0:0:0:0:0:0:1]"],
    ["IPv6 unspecified", "[::]"],
    ["mapped loopback", "[::ffff:127.0.0.1]"],
    ["mapped loopback, hexadecimal", "[::ffff:7f00:1]"],
    ["compatible loopback", "[::127.0.0.1]"],
    ["NAT64 of loopback", "[64:ff9b::7f00:1]"],
    ["6to4 of loopback", "[2002:7f00:1::]"],
    ["a private network", "10.0.0.1"],
    ["a private network, decimal", "167772161"],
    ["another private network", "172.16.0.1"],
    ["a home network", "192.168.0.1"],
    ["a carrier's network", "100.64.0.1"],
    ["the metadata of a cloud", "169.254.169.254"],
    ["the metadata of a cloud, decimal", "2852039166"],
    ["the metadata of a cloud, mapped", "[::ffff:a9fe:a9fe]"],
    ["unique local", "[fd00:ec2::254]"],
    ["link-local", "[fe80::1]"],
    ["multicast", "[ff02::1]"],
    ["documentation", "203.0.113.7"],
    ["an address behind a user", "hooks.example@127.0.0.1"],
    ["an address behind a user and a password", "hooks.example:443@[::1]"],
    ["a name of loopback", "localhost"],
    ["another name of loopback", "LOCALHOST"],
  ])("%s: %s", async (_what, host) => {
    expect(await faultOf(`http://${host}:${port}/in`)).toBe("closed-address");
    expect(arrived).toEqual([]);
  });

  test.each([
    ["a private one", ["10.1.2.3"]],
    ["loopback", ["127.0.0.1"]],
    ["mapped loopback", ["::ffff:127.0.0.1"]],
    ["a public one and loopback", ["8.8.8.8", "127.0.0.1"]],
    ["a public one and unique local", ["2a00:1450::1", "fd00::1"]],
    ["link-local with a zone", ["fe80::1%lo"]],
    ["no address but a name", ["localhost"]],
  ])("a host whose name leads to %s", async (_what, addresses) => {
    expect(await faultOf(`http://hooks.example:${port}/in`, { resolve: async () => addresses })).toBe(
      "closed-address",
    );
    expect(arrived).toEqual([]);
  });
});

describe("a request that is allowed", () => {
  /** 127.0.0.2 plays an address of the Internet. */
  const open = { resolve: async () => ["127.0.0.2"], isOpen: (address: string) => address === "127.0.0.2" };
  const send = (guard: Partial<Guard> = {}) =>
    post(`http://hooks.example:${port}/in?a=1`, { ...open, ...guard });

  test("arrives with its host, length and body, and brings the answer", async () => {
    const got: string[] = [];
    answer = (request, response) => {
      got.push(request.method ?? "", request.headers["content-length"] ?? "");
      request.on("data", (chunk) => got.push(String(chunk)));
      request.on("end", () => response.writeHead(202).end("taken"));
    };
    expect(await send()).toEqual({ status: 202, text: "taken" });
    expect(got).toEqual(["POST", "10", '{"a":"ü"}']);
    expect(arrived).toEqual([`hooks.example:${port}/in?a=1`]);
  });

  test("is resolved once and goes where it was resolved to, although the name then leads inside", async () => {
    const asked: string[] = [];
    const reached: string[] = [];
    answer = (request, response) => {
      reached.push(request.socket.localAddress ?? "");
      response.end();
    };
    const resolve = async (hostname: string) => {
      asked.push(hostname);
      return [asked.length === 1 ? "127.0.0.2" : "127.0.0.1"];
    };
    await send({ resolve });
    expect(asked).toEqual(["hooks.example"]);
    expect(reached).toEqual(["127.0.0.2"]);
  });

  test("is checked anew each time", async () => {
    let address = "127.0.0.2";
    const resolve = async () => [address];
    await send({ resolve });
    address = "127.0.0.1";
    await expect(send({ resolve })).rejects.toMatchObject({ fault: "closed-address" });
    expect(arrived).toHaveLength(1);
  });

  test.each([301, 302, 303, 307, 308])("follows no redirect with %i", async (status) => {
    answer = (request, response) => {
      if (request.url === "/inside") response.end("secret");
      else response.writeHead(status, { location: `http://127.0.0.1:${port}/inside` }).end();
    };
    expect(await send()).toEqual({ status, text: "" });
    expect(arrived).toHaveLength(1);
  });

  test("reads no more of an answer than the limit", async () => {
    answer = (_request, response) => response.end("a".repeat(1_000_000));
    expect((await send({ mostBytes: 1_000 })).text).toBe("a".repeat(1_000));
  });

  test("ends an answer that never ends", async () => {
    answer = (_request, response) => {
      const more = setInterval(() => response.write("a".repeat(10_000)), 1);
      response.on("close", () => clearInterval(more));
    };
    expect((await send({ mostBytes: 50_000 })).text).toHaveLength(50_000);
  });

  test("gives up an answer that does not come in time, or is resolved too late", async () => {
    answer = () => undefined;
    await expect(send({ timeoutMs: 50 })).rejects.toMatchObject({ fault: "timeout" });
    const resolve = () => new Promise<never>(() => undefined);
    await expect(send({ timeoutMs: 50, resolve })).rejects.toMatchObject({ fault: "timeout" });
  });

  test("says why there is no answer", async () => {
    const unknown = async () => Promise.reject(new Error("ENOTFOUND"));
    await expect(send({ resolve: unknown })).rejects.toMatchObject({ fault: "unknown-host" });
    await expect(send({ resolve: async () => [] })).rejects.toMatchObject({ fault: "unknown-host" });
    answer = (request) => request.socket.destroy();
    await expect(send()).rejects.toMatchObject({ fault: "unreachable" });
  });

  test("is refused an answer that is no HTTP", async () => {
    const babbler = createSocketServer((socket) => socket.resume().end("babble\r\n\r\n"));
    const at = await listen(babbler, "127.0.0.2");
    expect(await faultOf(`http://hooks.example:${at}/`, open)).toBe("malformed");
    await new Promise((resolve) => babbler.close(resolve));
  });
});
