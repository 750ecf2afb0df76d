import { beforeAll, describe, expect, test } from "vitest";
import { readZone, type ZoneSource } from "./read-zone.ts";
import { loadVision, type Vision } from "./vision.ts";
import type { ZonePlace } from "./zone-place.ts";

let vision: Vision;
beforeAll(async () => {
  ({ vision } = await loadVision());
});

const grey = { data: new Uint8Array(600 * 420).fill(200), width: 600, height: 420 };
const place: ZonePlace = { x: 0.5, y: 0.5, width: 0.8, height: 0.1, letter: 0.02, angle: 0 };
const other: ZonePlace = { ...place, y: 0.2 };

const ZONE = "P<UTOOKAFOR<<AMARA<JOY<<<<<<<<<<<<<<<<<<<<<<\n5333800068UTO9002144F3105054<<<<<<<<<<<<<<02";
const NEARLY = ZONE.replace("533380006", "533380005");

type Read = ZoneSource["read"];

const never = new AbortController().signal;

const reading = async (
  says: (count: number, pose: Parameters<Read>[1]) => string | undefined,
  signal: AbortSignal = never,
) => {
  let count = 0;
  const read: Read = async (_strip, pose) => {
    count += 1;
    return says(count, pose);
  };
  const found = await readZone({ vision, grey, today: "2026-11-20", read, signal }, [place, other]);
  return { found, count };
};

describe("the reading of a zone", () => {
  test("ends with the first that holds", async () => {
    const { found, count } = await reading(() => ZONE);
    expect(found).toMatchObject({ zone: { surname: "OKAFOR" }, place });
    expect(count).toBe(1);
  });

  test("takes one look in each direction at what is no zone", async () => {
    expect(await reading(() => "NOTHING OF THE KIND")).toEqual({ found: "unread", count: 4 });
  });

  test("looks again where it is upright, and not at it upside down", async () => {
    expect((await reading((count) => (count === 3 ? ZONE : NEARLY))).found).toMatchObject({ place });
    expect(await reading(() => NEARLY)).toEqual({ found: "unread", count: 6 });
  });

  test("looks again at the two that look most like a zone", async () => {
    const { found, count } = await reading((_count, { upsideDown }) => (upsideDown ? "A<<B<<C<" : "A<"));
    expect([found, count]).toEqual(["unread", 8]);
  });

  test("ends when its time has passed, before and in a look", async () => {
    expect(await reading(() => ZONE, AbortSignal.abort())).toEqual({ found: "late", count: 0 });
    expect(await reading((count) => (count < 3 ? "" : undefined))).toEqual({ found: "late", count: 3 });
  });
});
