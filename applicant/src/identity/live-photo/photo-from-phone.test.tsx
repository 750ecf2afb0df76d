// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeCamera, later } from "../../testing/fake-camera.ts";
import { handOverServer } from "../../testing/hand-over-server.ts";
import { fakePhotoStore, openLivePhoto, PHOTO_PATH } from "../../testing/open-live-photo.tsx";
import "../../documents/hand-over/hand-over-dialog.tsx";
import { LivePhotoCameraStep } from "./live-photo-camera-step.tsx";
import { LivePhotoPermissionsStep } from "./live-photo-permissions-step.tsx";

afterEach(cleanup);
fakePhotoStore();
let server: ReturnType<typeof handOverServer>;
let camera: ReturnType<typeof fakeCamera>;
beforeEach(() => {
  server = handOverServer();
  camera = fakeCamera();
});

const ASK = "Use your phone’s camera instead";
const aPhoto = { path: PHOTO_PATH, name: "LIVEPHOTO.jpg", bytes: 1000 };

/** A code is shown, and nobody has opened it. */
const waitForPhone = async () => {
  camera.refuse("NotFoundError");
  const opened = await openLivePhoto(<LivePhotoPermissionsStep />);
  await userEvent.click(await opened.screen.findByRole("button", { name: ASK }));
  await opened.screen.findByText("We are waiting for your phone.");
  return { ...opened, close: await opened.screen.findByRole("button", { name: "Close" }) };
};

test.each([
  ["without a camera", <LivePhotoPermissionsStep key="permissions" />],
  ["whose camera does not start", <LivePhotoCameraStep key="camera" />],
])("on a computer %s the photo may come from a phone, and is the answer", async (_what, step) => {
  camera.refuse("NotFoundError");
  const { screen, submit } = await openLivePhoto(step);
  await userEvent.click(await screen.findByRole("button", { name: ASK }));
  await screen.findByText("We are waiting for your phone.");
  expect(camera.running()).toBe(0);
  expect(server.started).toEqual([
    { section: "identity", docType: "LIVE_PHOTO", side: "front", room: 1, language: "en" },
  ]);
  server.progress = { state: "open", files: [aPhoto] };
  await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    changes: { added: [{ type: "LIVE_PHOTO", path: PHOTO_PATH }] },
    permissionGranted: "yes",
  });
  await eventually(() => expect(server.ended).toBe(1));
});

test("a photo that came just before the dialog was closed is the answer", async () => {
  const { submit, close } = await waitForPhone();
  server.end = () => Response.json({ state: "over", files: [aPhoto] });
  await userEvent.click(close);
  await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
});

test("a photo that comes after the dialog has gone answers nothing", async () => {
  const { screen, submit, close } = await waitForPhone();
  const { promise, answer } = later<Response>();
  server.end = () => promise;
  await userEvent.dblClick(close);
  await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  const files = vi.fn(() => [aPhoto]);
  const ended = Object.defineProperty({ state: "over" }, "files", { get: files });
  answer(Object.assign(new Response(), { json: async () => ended }));
  await eventually(() => expect(files).toHaveBeenCalled());
  expect(submit).not.toHaveBeenCalled();
});
