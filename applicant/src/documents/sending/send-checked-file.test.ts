import { definitionOf } from "@latchkey/domain/documents/definitions.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aTestSession, aToken } from "../../testing/open-app.tsx";
import { sendChecked } from "./send-checked-file.ts";

/** What travels of a file, and under which name. How a real browser makes a photo smaller is a story's. */

interface Options {
  readonly drew: (context: object, canvas: object) => void;
  readonly success: (result: Blob) => void;
  readonly error: (cause: Error) => void;
}

interface Device {
  /** undefined: it cannot decode the file. */
  readonly result: Blob | undefined;
  readonly grey: number;
}

const device = vi.hoisted((): { now: Device } => ({ now: { result: undefined, grey: 128 } }));
vi.mock("compressorjs", () => ({
  default: class {
    constructor(_file: File, { drew, success, error }: Options) {
      const { result, grey } = device.now;
      if (!result) {
        error(new Error("Failed to load the image."));
        return;
      }
      drew({ getImageData: () => ({ data: [grey, grey, grey, 255] }) }, { width: 100, height: 100 });
      success(result);
    }
  },
}));

const LARGE = 2_000_000;
const small = new Blob([new Uint8Array(300_000)], { type: "image/jpeg" });

beforeEach(() => {
  device.now = { result: small, grey: 128 };
});

/** @returns what was asked for, and what was sent */
const send = async (file: File, type = "PASSPORT") => {
  const calls: (readonly [string, RequestInit])[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    calls.push([address, init]);
    if (calls.length === 1) return Response.json({ url: "/store", fields: { key: "k" } });
    return new Response(null, { status: 204, headers: { location: "/store/a/b.jpg" } });
  });
  const outcome = await sendChecked(
    {
      file,
      definition: definitionOf(type),
      side: "front",
      section: "identity",
      isOneOfMany: false,
      verification: undefined,
    },
    aTestSession(aToken),
    new AbortController().signal,
  );
  expect(outcome).toEqual({ kind: "stored", path: "/store/a/b.jpg" });
  const query = new URLSearchParams(calls[0]?.[0].split("?")[1]);
  const body = calls[1]?.[1].body;
  const sent = body instanceof FormData ? body.get("file") : undefined;
  if (!(sent instanceof File)) throw new Error("No file was sent.");
  return { as: query.get("filename"), type: query.get("filetype"), name: sent.name, size: sent.size };
};

const aFile = (name: string, bytes = LARGE, type = "image/jpeg") =>
  new File([new Uint8Array(bytes)], name, { type });

describe("a large photo", () => {
  test.each(["IMG_1.JPG", "scan.jpeg", "scan.png"])(
    "named %s travels as a smaller JPEG, under its own name",
    async (name) => {
      expect(await send(aFile(name))).toEqual({
        as: "Passport.jpg",
        type: "image/jpeg",
        name,
        size: 300_000,
      });
    },
  );

  test.each<[string, Partial<Device>]>([
    ["cannot be decoded", { result: undefined }],
    ["becomes black", { grey: 0 }],
    ["becomes no JPEG", { result: new Blob(["x"], { type: "image/png" }) }],
    ["becomes larger", { result: new Blob([new Uint8Array(LARGE + 1)], { type: "image/jpeg" }) }],
  ])("that %s travels as it is", async (_what, now) => {
    device.now = { ...device.now, ...now };
    expect(await send(aFile("a.png", LARGE, "image/png"))).toEqual({
      as: "Passport.png",
      type: "image/png",
      name: "a.png",
      size: LARGE,
    });
  });
});

test("a photo that is small enough, and a PDF of any size, travel as they are", async () => {
  expect(await send(aFile("a.jpg", 1_500_000))).toMatchObject({ size: 1_500_000 });
  expect(await send(aFile("a.pdf", LARGE, "application/pdf"))).toMatchObject({
    as: "Passport.pdf",
    size: LARGE,
  });
});

describe("a HEIC", () => {
  const heic = () => aFile("IMG_2041.HEIC", 900_000, "image/heic");

  test("is turned into a JPEG by a device that can", async () => {
    expect(await send(heic())).toEqual({
      as: "Passport.jpg",
      type: "image/jpeg",
      name: "IMG_2041.HEIC",
      size: 300_000,
    });
    device.now = { ...device.now, result: new Blob([new Uint8Array(1_200_000)], { type: "image/jpeg" }) };
    expect(await send(heic())).toMatchObject({ as: "Passport.jpg", size: 1_200_000 });
  });

  test("travels as what it is from one that cannot, and says so", async () => {
    device.now = { ...device.now, result: undefined };
    expect(await send(heic())).toEqual({
      as: "Passport.heic",
      type: "image/heic",
      name: "IMG_2041.HEIC",
      size: 900_000,
    });
  });
});
