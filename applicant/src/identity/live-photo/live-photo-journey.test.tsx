// @vitest-environment happy-dom
import "./live-photo-camera-step.tsx";
import "./live-photo-opt-out-step.tsx";
import "./live-photo-permissions-step.tsx";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Case, openIdentity, question, saves } from "../../testing/open-identity.tsx";
import { press, pretendPhotoStore, type Screen, seePicture } from "../../testing/open-live-photo.tsx";
import { later, pretendCamera } from "../../testing/pretend-camera.ts";
import { aProgress, startedNow } from "../../testing/pretend-server.ts";

afterEach(cleanup);

const store = pretendPhotoStore();
let camera = pretendCamera();
beforeEach(() => {
  camera = pretendCamera();
});

const WITHOUT = "Continue without a photo";
const AFTER_ALL = "Take a photo after all";
const OPT_OUT = "With or without a photo?";
const CAMERA = "Take a photo of your face";

const passport = { id: "doc-1", type: "PASSPORT", path: "/store/a/Passport.png", fileName: "Passport.png" };
const seen = ["name", "birthdate", "nationality", "documents", "documentSignposting", "upload"];

/** Somebody with a British passport who has read the guidance. */
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

/** The section at the permission, and a server that can be away. */
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

/** What could not be saved is said, with a way to send it again. */
const findRetry = async (screen: Screen) => {
  await screen.findByRole("alert");
  return screen.getByRole("button", { name: "Try again" });
};
const expectNoRetry = (screen: Screen) =>
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();

describe("every answer says how the person stands now", () => {
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

  test("IDN-052 going on without leaves the camera, however often the mind was changed", async () => {
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

describe("what could not be saved is sent again only for as long as it is meant", () => {
  test("a photo that was taken again is not", async () => {
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

  test("the way without is not when the camera is turned on again", async () => {
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

  test("the way without is not while the photo is sent instead", async () => {
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

  test("the way without is not while the browser asks for the camera", async () => {
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

  test("the answer that stands is", async () => {
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
