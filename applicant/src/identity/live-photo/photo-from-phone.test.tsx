// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fakeCamera } from "../../testing/fake-camera.ts";
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

test.each([
  ["without a camera", <LivePhotoPermissionsStep key="permissions" />],
  ["whose camera does not start", <LivePhotoCameraStep key="camera" />],
])("on a computer %s the photo may come from a phone, and is the answer", async (_what, step) => {
  camera.refuse("NotFoundError");
  const { screen, submit } = await openLivePhoto(step);
  await userEvent.click(await screen.findByRole("button", { name: "Use your phone’s camera instead" }));
  await screen.findByText("We are waiting for your phone.");
  expect(camera.running()).toBe(0);
  expect(server.started).toEqual([
    { section: "identity", docType: "LIVE_PHOTO", side: "front", capacity: 1, language: "en" },
  ]);
  server.progress = { state: "open", files: [{ path: PHOTO_PATH, name: "LIVEPHOTO.jpg", bytes: 1000 }] };
  await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    changes: { added: [{ type: "LIVE_PHOTO", path: PHOTO_PATH }] },
    permissionGranted: "yes",
  });
  await eventually(() => expect(server.ended).toBe(1));
});
