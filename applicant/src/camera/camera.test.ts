// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aStream, domException, type FakeStream, fakeCamera, later } from "../testing/fake-camera.ts";
import { type Camera, cameraOfBrowser, createCamera } from "./camera.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A camera in a browser that returns a stream at once. */
const aCamera = () => {
  const given: FakeStream[] = [];
  const camera = createCamera(() => async () => {
    const next = aStream();
    given.push(next);
    return next.stream;
  });
  return { camera, given };
};

/** A camera in a browser whose permission prompt stays open until the test answers it. */
const aSlowCamera = () => {
  const late = aStream();
  const { promise, answer } = later<MediaStream>();
  return { camera: createCamera(() => () => promise), allow: () => answer(late.stream), late };
};

const failing = (name: string): Camera => createCamera(() => () => Promise.reject(domException(name)));

test("IDN-054 it asks the browser for the front camera, without sound", async () => {
  const { ask } = fakeCamera();
  await cameraOfBrowser()?.();
  expect(ask.mock.calls).toEqual([[{ video: { facingMode: "user" } }]]);
});

describe("what comes of it", () => {
  test.each([
    ["NotAllowedError", "refused"],
    ["NotFoundError", "missing"],
    ["OverconstrainedError", "missing"],
    ["NotReadableError", "busy"],
    ["AbortError", "busy"],
    ["SomethingNew", "busy"],
    ["SecurityError", "unavailable"],
  ])("%s is %s", async (name, problem) => {
    const camera = failing(name);
    camera.hold();
    expect(await camera.open()).toEqual({ kind: "problem", problem });
  });

  test("a browser without cameras is unavailable", async () => {
    fakeCamera().remove();
    expect(await createCamera(cameraOfBrowser).open()).toEqual({
      kind: "problem",
      problem: "unavailable",
    });
  });

  test("an insecure context is unavailable", async () => {
    fakeCamera();
    vi.stubGlobal("isSecureContext", false);
    expect(cameraOfBrowser()).toBeUndefined();
    vi.unstubAllGlobals();
  });

  test("after a problem it can be tried again", async () => {
    const ask = vi.fn(async () => aStream().stream);
    ask.mockRejectedValueOnce(domException("NotReadableError"));
    const camera = createCamera(() => ask);
    camera.hold();
    expect(await camera.open()).toMatchObject({ kind: "problem" });
    expect(await camera.open()).toMatchObject({ kind: "live" });
  });
});

describe("requested once", () => {
  test("the next step gets the picture that the one before has opened", async () => {
    const { camera, given } = aCamera();
    const release = camera.hold();
    const first = await camera.open();
    release();
    camera.hold();
    await vi.runAllTimersAsync();
    expect(await camera.open()).toEqual(first);
    expect(given).toHaveLength(1);
    expect(given[0]?.track.isLive()).toBe(true);
  });

  test("two concurrent requests wait for the same result", async () => {
    const { camera, given } = aCamera();
    camera.hold();
    const [one, other] = await Promise.all([camera.open(), camera.open()]);
    expect(one).toEqual(other);
    expect(given).toHaveLength(1);
  });

  test("a camera that was taken over is opened again", async () => {
    const { camera, given } = aCamera();
    camera.hold();
    await camera.open();
    given[0]?.track.lose();
    await camera.open();
    expect(given).toHaveLength(2);
  });
});

describe("off again", () => {
  test("when it is stopped", async () => {
    const { camera, given } = aCamera();
    camera.hold();
    await camera.open();
    camera.stop();
    expect(given[0]?.track.isLive()).toBe(false);
  });

  test("when the last step that held it is left", async () => {
    const { camera, given } = aCamera();
    const releases = [camera.hold(), camera.hold()];
    await camera.open();
    releases[0]?.();
    await vi.runAllTimersAsync();
    expect(given[0]?.track.isLive()).toBe(true);
    releases[1]?.();
    await vi.runAllTimersAsync();
    expect(given[0]?.track.isLive()).toBe(false);
  });

  test("when the permission prompt is answered after the person has left", async () => {
    const { camera, allow, late } = aSlowCamera();
    const release = camera.hold();
    const outcome = camera.open();
    release();
    allow();
    expect(await outcome).toEqual({ kind: "closed" });
    expect(late.track.isLive()).toBe(false);
  });

  test("when it was stopped during the permission prompt", async () => {
    const { camera, allow, late } = aSlowCamera();
    camera.hold();
    const outcome = camera.open();
    camera.stop();
    allow();
    expect(await outcome).toEqual({ kind: "closed" });
    expect(late.track.isLive()).toBe(false);
  });

  test("but not if it was opened again since", async () => {
    const { camera, allow, late } = aSlowCamera();
    camera.hold();
    const before = camera.open();
    camera.stop();
    const again = camera.open();
    allow();
    expect(await before).toEqual({ kind: "closed" });
    expect(await again).toEqual({ kind: "live", stream: late.stream });
    expect(late.track.isLive()).toBe(true);
  });

  test("while the page is hidden; a prompt answered after returning counts", async () => {
    const { camera, allow, late } = aSlowCamera();
    camera.hold();
    const outcome = camera.open();
    camera.pause();
    allow();
    expect(await outcome).toEqual({ kind: "live", stream: late.stream });
    camera.pause();
    expect(late.track.isLive()).toBe(false);
  });
});
