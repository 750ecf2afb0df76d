// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as photos from "../../camera/take-photo.ts";
import { fakeCamera, showPage } from "../../testing/fake-camera.ts";
import {
  fakePhotoStore,
  openCamera,
  openLivePhoto,
  openPhoto,
  press,
  seePicture,
} from "../../testing/open-live-photo.tsx";
import { LivePhotoCameraStep } from "./live-photo-camera-step.tsx";

afterEach(cleanup);

const store = fakePhotoStore();
let camera = fakeCamera();
beforeEach(() => {
  camera = fakeCamera();
});

const focusIsOn = (words: string) =>
  eventually(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain(words);
  });

const TITLE = "Take a photo of your face";

describe("a button that is replaced by another one moves the focus", () => {
  test("to the title, when the camera is turned on", async () => {
    const { screen } = await openCamera();
    act(() => showPage("hidden"));
    act(() => showPage("visible"));
    await press(screen, "Turn the camera on");
    await focusIsOn(TITLE);
    await seePicture(screen);
    expect(document.activeElement?.tagName).toBe("H1");
  });

  test("to the title, when the camera is tried again", async () => {
    camera.refuse("NotReadableError");
    const { screen } = await openLivePhoto(<LivePhotoCameraStep />);
    await screen.findByRole("alert");
    await press(screen, "Try again");
    await focusIsOn(TITLE);
  });

  test("to the alert, when no photo could be taken", async () => {
    vi.spyOn(photos, "takePhoto").mockResolvedValue(undefined);
    const { screen } = await openCamera();
    await press(screen, "Take the photo");
    await focusIsOn("The camera did not start");
  });

  test("to the alert, when no face was seen in the photo", async () => {
    store.check = () => Response.json({ type: "validation_error", field: "face_detection" }, { status: 422 });
    const { screen } = await openPhoto();
    await press(screen, "Use this photo");
    await focusIsOn("We could not see your face");
  });
});

test("IDN-045 a new view focuses its title, even in a browser that does not focus pressed buttons", async () => {
  const { screen } = await openCamera();
  fireEvent.click(screen.getByRole("button", { name: "Take the photo" }));
  await focusIsOn("Is this photo clear?");
  expect(document.activeElement?.tagName).toBe("H1");
});

describe("the focus stays where it is", () => {
  test("at first render, whatever happens to the camera", async () => {
    camera.refuse("NotReadableError");
    const { screen } = await openLivePhoto(<LivePhotoCameraStep />);
    await screen.findByRole("alert");
    expect(document.activeElement).toBe(document.body);
  });

  test("on a button that stays", async () => {
    const { screen } = await openCamera();
    const without = screen.getByRole("button", { name: "Continue without a photo" });
    without.focus();
    act(() => camera.opened[0]?.track.lose());
    await screen.findByRole("alert");
    expect(document.activeElement).toBe(without);
  });
});
