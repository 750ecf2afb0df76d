// @vitest-environment happy-dom
import "./live-photo-camera-step.tsx";
import "./live-photo-opt-out-step.tsx";
import "./live-photo-permissions-step.tsx";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeCamera, later } from "../../testing/fake-camera.ts";
import { aProgress, startedNow } from "../../testing/fake-server.ts";
import { type Case, openIdentity, question, saves, steps } from "../../testing/open-identity.tsx";
import { fakePhotoStore, press, type Screen, seePicture } from "../../testing/open-live-photo.tsx";

afterEach(cleanup);

const store = fakePhotoStore();
let camera = fakeCamera();
beforeEach(() => {
  camera = fakeCamera();
});

const WITHOUT = "Continue without a photo";
const AFTER_ALL = "Take a photo after all";
const OPT_OUT = "With or without a photo?";
const CAMERA = "Take a photo of your face";

const passport = { id: "doc-1", type: "PASSPORT", path: "/store/a/Passport.png", fileName: "Passport.png" };
const seen = [...steps, "documentSignposting", "upload"];

/** An applicant with a British passport who has acknowledged the guidance. */
const atPermission: Case = {
  birthdate: "1990-05-17",
  nationality: "GB",
  idvtEnabled: true,
  identityDocuments: [passport],
  progress: [
    aProgress(7, "IDENTITY", {
      ...startedNow,
      completedSteps: [...seen, "livePhotoSignposting"],
      answers: { documents: "PASSPORT", docSignposting: ["PASSPORT", "LIVE_PHOTO"] },
    }),
  ],
};

/** The section at the permission step, with a server that can be down. */
const openPermission = async () => {
  const server = { isAway: false };
  const answers = saves(atPermission);
  const { screen, sent } = await openIdentity(
    atPermission,
    "/questions/identity/livePhotoPermissions",
    (request) => (server.isAway ? undefined : answers(request)),
  );
  await question(screen, "May we use your camera?");
  return { screen, server, sent, last: () => sent.at(-1)?.variables ?? {} };
};

const atCamera = async (screen: Screen) => {
  await question(screen, CAMERA);
  await seePicture(screen);
};

const takePhoto = async (screen: Screen) => {
  await press(screen, "Take the photo");
  await question(screen, "Is this photo clear?");
};

/** Says that saving failed, with a retry. */
const findRetry = async (screen: Screen) => {
  await screen.findByRole("alert");
  return screen.getByRole("button", { name: "Try again" });
};
const expectNoRetry = (screen: Screen) =>
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();

describe("every answer reflects the latest decision", () => {
  test.each([
    ["skipped", async (screen: Screen) => press(screen, WITHOUT)],
    [
      "refused",
      async (screen: Screen) => {
        camera.refuse("NotAllowedError");
        await press(screen, "Allow the camera");
        await screen.findByRole("alert");
        await press(screen, WITHOUT);
      },
    ],
  ])(
    "IDN-047 IDN-051 a photo that is taken although the permission was %s grants it",
    async (_what, leave) => {
      const { screen, last } = await openPermission();
      await leave(screen);
      await question(screen, OPT_OUT);
      expect(last().answers).toMatchObject({ permissionGranted: "no" });
      await press(screen, AFTER_ALL);
      await atCamera(screen);
      await takePhoto(screen);
      await press(screen, "Use this photo");
      await eventually(() => expect(last()).toMatchObject({ completed: true }));
      expect(last().identityDocuments).toEqual([{ type: "LIVE_PHOTO", path: store.stored[0] }]);
      expect(last().answers).toMatchObject({ permissionGranted: "yes" });
      expect(last().answers).not.toHaveProperty("optOutDecision");
      await eventually(() => expect(camera.running()).toBe(0));
    },
  );

  test("IDN-052 continuing without leaves the camera, however often the decision changed", async () => {
    const { screen, last } = await openPermission();
    await press(screen, "Allow the camera");
    await atCamera(screen);
    await press(screen, WITHOUT);
    await question(screen, OPT_OUT);
    await press(screen, AFTER_ALL);
    await atCamera(screen);
    await press(screen, "Back");
    await question(screen, OPT_OUT);
    await press(screen, WITHOUT);
    await eventually(() => expect(last()).toMatchObject({ completed: true }));
    expect(last().answers).toMatchObject({ cameraSkipped: "yes", optOutDecision: "continue_without" });
  });
});

describe("a failed answer is retried only while it still applies", () => {
  test("not a photo that was retaken", async () => {
    const { screen, server, sent, last } = await openPermission();
    await press(screen, "Allow the camera");
    await atCamera(screen);
    await takePhoto(screen);
    server.isAway = true;
    await press(screen, "Use this photo");
    await findRetry(screen);
    await press(screen, "Take it again");
    await atCamera(screen);
    expectNoRetry(screen);
    await takePhoto(screen);
    expectNoRetry(screen);
    server.isAway = false;
    const before = sent.length;
    await press(screen, "Use this photo");
    await eventually(() => expect(sent).toHaveLength(before + 1));
    expect(last().identityDocuments).toEqual([{ type: "LIVE_PHOTO", path: store.stored[1] }]);
  });

  test("not continuing without, once the camera is turned on again", async () => {
    const { screen, server } = await openPermission();
    await press(screen, "Allow the camera");
    await atCamera(screen);
    server.isAway = true;
    await press(screen, WITHOUT);
    await findRetry(screen);
    await press(screen, "Turn the camera on");
    await atCamera(screen);
    expectNoRetry(screen);
    await takePhoto(screen);
    expectNoRetry(screen);
  });

  test("not continuing without, while the photo is sent instead", async () => {
    const { screen, server, last } = await openPermission();
    await press(screen, "Allow the camera");
    await atCamera(screen);
    await takePhoto(screen);
    server.isAway = true;
    await press(screen, WITHOUT);
    await findRetry(screen);
    const arrival = later<void>();
    store.arrival = arrival.promise;
    await press(screen, "Use this photo");
    expectNoRetry(screen);
    server.isAway = false;
    arrival.answer();
    await eventually(() => expect(last()).toMatchObject({ completed: true }));
  });

  test("not continuing without, during the permission prompt", async () => {
    const { screen, server } = await openPermission();
    server.isAway = true;
    await press(screen, WITHOUT);
    await findRetry(screen);
    const allow = camera.hesitate();
    server.isAway = false;
    await press(screen, "Allow the camera");
    expectNoRetry(screen);
    allow();
    await question(screen, CAMERA);
  });

  test("the current answer is", async () => {
    const { screen, server, last } = await openPermission();
    await press(screen, "Allow the camera");
    await atCamera(screen);
    await takePhoto(screen);
    server.isAway = true;
    await press(screen, "Use this photo");
    const retry = await findRetry(screen);
    server.isAway = false;
    retry.click();
    await eventually(() => expect(last()).toMatchObject({ completed: true }));
    expect(store.stored).toHaveLength(1);
  });
});
