import type { AddressInfo } from "node:net";
import fastify from "fastify";
import type { Control } from "../control/control.ts";
import { obey } from "../control/misbehave.ts";
import { guardHost } from "../html/guard-host.ts";
import { readForms } from "../html/practice-web.ts";
import { routeProvider, routeShareCode } from "./routes.ts";
import { rightToRentStyle, STYLE_PATH } from "./style.ts";

interface FakeRightToRentOptions {
  readonly host: "127.0.0.1";
  readonly port: number;
  readonly control: Control;
}

/** The page on which a landlord enters a share code, a registered provider, and its entry in the register. */
export const startFakeRightToRent = async ({ host, port, control }: FakeRightToRentOptions) => {
  const app = fastify({ forceCloseConnections: true });
  guardHost(app, "This service");
  obey(app, { control, provider: "right-to-rent" });
  readForms(app);
  app.get(STYLE_PATH, (_request, reply) => reply.type("text/css; charset=utf-8").send(rightToRentStyle));
  routeShareCode(app, control.now);
  routeProvider(app, control.now);
  await app.listen({ host, port });
  const { port: own } = app.server.address() as AddressInfo;
  return { port: own, close: () => app.close(), url: `http://${host}:${own}/` };
};
