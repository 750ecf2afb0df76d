import {
  endHandOverPath,
  HAND_OVERS_PATH,
  type HandOverProgress,
  handOverPath,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { vi } from "vitest";

/** A server that hands steps over, and the phone of the test. */

const ID = "11111111-2222-4333-8444-555555555555";
export const CODE_ADDRESS = `https://apply.example/phone?lang=en#${"t".repeat(43)}`;

/** As the server says it in the head of the page. */
const phoneReachesUs = (): void => {
  const said = document.createElement("meta");
  said.name = "latchkey-phone";
  said.content = "on";
  document.head.append(said);
};

const nobodyYet: HandOverProgress = { state: "waiting", files: [] };

/** What the page would ask in two seconds it asks at once. */
const hurry = (): void => {
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, ms = 0) =>
    wait(work, ms === 2_000 ? 5 : ms)) as typeof setTimeout);
};

export const handOverServer = () => {
  const server = {
    /** What the phone has done. */
    progress: nobodyYet,
    read: (): Response | Promise<Response> => Response.json(server.progress),
    /** What the phone has done by the end. */
    end: (): Response | Promise<Response> => Response.json({ ...server.progress, state: "over" }),
    start: (): Response => Response.json({ id: ID, address: CODE_ADDRESS }, { status: 201 }),
    started: [] as unknown[],
    ended: 0,
  };
  const answer = (address: string, init?: RequestInit): Response | Promise<Response> | undefined => {
    if (address === HAND_OVERS_PATH) {
      server.started.push(JSON.parse(String(init?.body)));
      return server.start();
    }
    if (address === handOverPath(ID)) return server.read();
    if (address !== endHandOverPath(ID)) return undefined;
    server.ended += 1;
    return server.end();
  };
  /** It answers before whatever answers now. */
  const listen = (): typeof server => {
    const { fetch } = globalThis;
    vi.stubGlobal(
      "fetch",
      async (address: string, init?: RequestInit) => answer(address, init) ?? fetch(address, init),
    );
    hurry();
    phoneReachesUs();
    return server;
  };
  return listen();
};
