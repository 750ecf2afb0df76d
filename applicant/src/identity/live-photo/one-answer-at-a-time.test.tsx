// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as photos from "../../camera/take-photo.ts";
import { fakeCamera, later } from "../../testing/fake-camera.ts";
import {
  aLivePhoto,
  aPassport,
  fakePhotoStore,
  isBusy,
  isOff,
  openCamera,
  openLivePhoto,
  openPhoto,
  press,
} from "../../testing/open-live-photo.tsx";
import { LivePhotoCameraStep } from "./live-photo-camera-step.tsx";
import { LivePhotoOptOutStep } from "./live-photo-opt-out-step.tsx";
import { LivePhotoPermissionsStep } from "./live-photo-permissions-step.tsx";

afterEach(cleanup);

const store = fakePhotoStore();
beforeEach(() => {
  fakeCamera();
});

const WITHOUT = "Continue without a photo";

describe("while an answer is being saved, no other one is accepted", () => {
  test("of the photo", async () => {
    const { screen, submit, showWizard } = await openPhoto();
    showWizard({ isSaving: true });
    for (const other of [WITHOUT, "Take it again"]) {
      expect(isOff(screen, other), other).toBe(true);
      await press(screen, other);
    }
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole("img", { name: "The photo that you took" })).toBeTruthy();
    showWizard({});
    expect(isOff(screen, WITHOUT)).toBe(false);
  });

  test("of the photo from before", async () => {
    const documents = [aPassport, aLivePhoto];
    const { screen, submit, showWizard } = await openLivePhoto(<LivePhotoCameraStep />, { documents });
    showWizard({ isSaving: true });
    for (const other of [WITHOUT, "Take a new photo"]) {
      expect(isOff(screen, other), other).toBe(true);
      await press(screen, other);
    }
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole("heading", { level: 1, name: "We have your photo already" })).toBeTruthy();
  });

  test("of the permission", async () => {
    const { screen, submit, showWizard } = await openLivePhoto(<LivePhotoPermissionsStep />);
    showWizard({ isSaving: true });
    expect(isOff(screen, WITHOUT)).toBe(true);
    await press(screen, WITHOUT);
    expect(submit).not.toHaveBeenCalled();
  });

  test.each([
    [WITHOUT, "Take a photo after all"],
    ["Take a photo after all", WITHOUT],
  ])("of the two equal ones: %s keeps the spinner", async (first, second) => {
    const { screen, submit, showWizard } = await openLivePhoto(<LivePhotoOptOutStep />);
    await press(screen, first);
    showWizard({ isSaving: true });
    await press(screen, second);
    expect([isBusy(screen, first), isBusy(screen, second)]).toEqual([true, false]);
    expect(isOff(screen, second)).toBe(true);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

test("while the photo is sent, continuing without it is not possible", async () => {
  const { promise, answer } = later<Response>();
  store.check = () => promise;
  const { screen, submit } = await openPhoto();
  await press(screen, "Use this photo");
  expect(isOff(screen, WITHOUT)).toBe(true);
  await press(screen, WITHOUT);
  answer(Response.json({}));
  await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ cameraSkipped: undefined });
});

test("while the photo is taken, it is not taken twice, and continuing without it is not possible", async () => {
  const { promise, answer } = later<photos.Photo>();
  const take = vi.spyOn(photos, "takePhoto").mockReturnValue(promise);
  const { screen, submit } = await openCamera();
  await press(screen, "Take the photo");
  await press(screen, "Take the photo");
  await press(screen, WITHOUT);
  answer({ file: new File([], "LIVEPHOTO.jpg"), address: "blob:photo" });
  await screen.findByRole("img", { name: "The photo that you took" });
  expect(take).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});
