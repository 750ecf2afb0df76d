// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as photos from "../../camera/take-photo.ts";
import { fakeCamera, later, showPage } from "../../testing/fake-camera.ts";
import {
  aLivePhoto,
  aPassport,
  fakePhotoStore,
  isBusy,
  openCamera,
  openLivePhoto,
  openPhoto,
  PHOTO_PATH,
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

const showingPhoto = { permissionGranted: "yes", cameraSkipped: undefined, optOutDecision: undefined };
const withPhoto = {
  changes: { added: [{ type: "LIVE_PHOTO", path: PHOTO_PATH }], withdrawn: [] },
  upload: [aPassport, { id: "", type: "LIVE_PHOTO", path: PHOTO_PATH, fileName: "LIVEPHOTO.jpg" }],
  ...showingPhoto,
};

describe("the picture", () => {
  test("IDN-044 IDN-054 is live, mirrored, with an overlay to aim with", async () => {
    const { screen } = await openCamera();
    const video = screen.getByLabelText("Live picture of your camera");
    expect(video.dataset.mirrored).toBe("true");
    expect(screen.getByText("Fit your face inside the shape")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe(
      "The camera is on. Take the photo when you are ready.",
    );
    expect(camera.ask).toHaveBeenCalledTimes(1);
  });

  test("a photo can be taken when the first frame is there", async () => {
    const { screen } = await openLivePhoto(<LivePhotoCameraStep />);
    await screen.findByLabelText("Live picture of your camera");
    await press(screen, "Take the photo");
    expect(photos.takePhoto).not.toHaveBeenCalled();
    expect(isBusy(screen, "Take the photo")).toBe(true);
    await seePicture(screen);
    expect(isBusy(screen, "Take the photo")).toBe(false);
  });

  test.each(["NotAllowedError", "NotFoundError", "NotReadableError"])(
    "IDN-051 %s is explained here as well, and can be tried again",
    async (name) => {
      camera.refuse(name);
      const { screen } = await openLivePhoto(<LivePhotoCameraStep />);
      await screen.findByRole("alert");
      await press(screen, "Try again");
      expect(await screen.findByLabelText("Live picture of your camera")).toBeTruthy();
    },
  );

  test("a camera that is unplugged is explained", async () => {
    const { screen } = await openCamera();
    act(() => camera.opened[0]?.track.lose());
    expect((await screen.findByRole("alert")).textContent).toContain("The camera did not start");
  });

  test("a browser that makes no photo of it says that the camera did not start", async () => {
    vi.spyOn(photos, "takePhoto").mockResolvedValue(undefined);
    const { screen } = await openCamera();
    await press(screen, "Take the photo");
    expect((await screen.findByRole("alert")).textContent).toContain("The camera did not start");
    expect(camera.running()).toBe(0);
  });
});

describe("the camera goes off", () => {
  test("after the photo", async () => {
    await openPhoto();
    expect(camera.running()).toBe(0);
  });

  test("while the page is hidden, and can be turned on again", async () => {
    const { screen } = await openCamera();
    act(() => showPage("hidden"));
    expect(camera.running()).toBe(0);
    expect(screen.getByText("The camera is off.")).toBeTruthy();
    act(() => showPage("visible"));
    expect(camera.running()).toBe(0);
    await press(screen, "Turn the camera on");
    expect(await screen.findByLabelText("Live picture of your camera")).toBeTruthy();
    expect(camera.running()).toBe(1);
  });

  test("when the page was hidden before the picture came", async () => {
    showPage("hidden");
    const { screen } = await openLivePhoto(<LivePhotoCameraStep />);
    expect(await screen.findByText("The camera is off.")).toBeTruthy();
    expect([camera.opened.length, camera.running()]).toEqual([1, 0]);
  });

  test("with the page", async () => {
    await openCamera();
    act(() => {
      window.dispatchEvent(new Event("pagehide"));
    });
    expect(camera.running()).toBe(0);
  });

  test("with the step", async () => {
    const { screen } = await openCamera();
    screen.unmount();
    await eventually(() => expect(camera.running()).toBe(0));
  });

  test("although the permission prompt is answered after continuing without", async () => {
    const allow = camera.hesitate();
    const { screen } = await openLivePhoto(<LivePhotoCameraStep />);
    await press(screen, "Continue without a photo");
    expect(screen.getByText("The camera is off.")).toBeTruthy();
    await act(async () => allow());
    expect([camera.opened.length, camera.running()]).toEqual([1, 0]);
    await press(screen, "Turn the camera on");
    expect(await screen.findByLabelText("Live picture of your camera")).toBeTruthy();
  });

  test("IDN-053 when continuing without", async () => {
    const { screen, submit } = await openCamera();
    await press(screen, "Continue without a photo");
    expect(submit).toHaveBeenCalledWith({ cameraSkipped: "yes", optOutDecision: undefined });
    expect(camera.running()).toBe(0);
  });
});

describe("the photo", () => {
  test("IDN-045 is shown before it is sent, and its title has the focus", async () => {
    const { screen, submit } = await openPhoto();
    expect(screen.getByRole("img", { name: "The photo that you took" }).getAttribute("src")).toBe(
      "blob:photo",
    );
    expect(document.activeElement?.textContent).toBe("Is this photo clear?");
    expect(store.stored).toEqual([]);
    expect(submit).not.toHaveBeenCalled();
  });

  test("is dropped if its step was left before it was ready", async () => {
    const { promise, answer } = later<photos.Photo>();
    vi.spyOn(photos, "takePhoto").mockReturnValue(promise);
    const revoke = vi.spyOn(URL, "revokeObjectURL");
    const { screen } = await openCamera();
    await press(screen, "Take the photo");
    screen.unmount();
    answer({ file: new File([], "LIVEPHOTO.jpg"), address: "blob:late" });
    await eventually(() => expect(revoke.mock.calls).toEqual([["blob:late"]]));
  });

  test("IDN-046 can be taken again", async () => {
    const { screen } = await openPhoto();
    await press(screen, "Take it again");
    expect(await screen.findByLabelText("Live picture of your camera")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Take a photo of your face");
    expect(store.stored).toEqual([]);
  });

  test("IDN-047 is stored, checked and saved", async () => {
    const { screen, submit } = await openPhoto();
    await press(screen, "Use this photo");
    await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(submit).toHaveBeenCalledWith(withPhoto);
  });

  test("says while it is sent that it is", async () => {
    const { promise, answer } = later<Response>();
    store.check = () => promise;
    const { screen, submit } = await openPhoto();
    await press(screen, "Use this photo");
    await eventually(() => expect(store.stored).toHaveLength(1));
    expect(isBusy(screen, "Use this photo")).toBe(true);
    expect(screen.getByRole("status").textContent).toBe("We are sending your photo");
    await press(screen, "Take it again");
    expect(screen.getByRole("img", { name: "The photo that you took" })).toBeTruthy();
    answer(Response.json({}));
    await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  test.each([
    [
      "FRM-345 IDN-119",
      "face_detection",
      "We could not see your face",
      "Look straight at the camera, alone and in good light.",
    ],
    ["FRM-346 IDN-120", "detect_document", "We could not use this photo", "Take it again, in good light"],
  ])("%s %s: the message, its description, and the photo again", async (_ids, field, title, text) => {
    store.check = () => Response.json({ type: "validation_error", field }, { status: 422 });
    const { screen, submit } = await openPhoto();
    await press(screen, "Use this photo");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(text);
    expect(submit).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Use this photo" })).toBeNull();
    expect(screen.getByRole("button", { name: "Continue without a photo" })).toBeTruthy();
    await press(screen, "Take it again");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(await screen.findByLabelText("Live picture of your camera")).toBeTruthy();
  });

  test("IDN-121 continues when the check itself has failed", async () => {
    store.check = () => new Response(null, { status: 503 });
    const { screen, submit } = await openPhoto();
    await press(screen, "Use this photo");
    await eventually(() => expect(submit).toHaveBeenCalledWith(withPhoto));
  });

  test("that did not arrive can be sent again", async () => {
    const { screen, submit } = await openPhoto();
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await press(screen, "Use this photo");
    expect((await screen.findByRole("alert")).textContent).toContain("Your photo did not arrive");
    vi.stubGlobal("fetch", fetch);
    await press(screen, "Use this photo");
    await eventually(() => expect(submit).toHaveBeenCalledWith(withPhoto));
  });

  test("that was stored and accepted is not uploaded again when its save has failed", async () => {
    const { screen, submit } = await openPhoto();
    await press(screen, "Use this photo");
    await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
    await eventually(() => expect(isBusy(screen, "Use this photo")).toBe(false));
    await press(screen, "Use this photo");
    await eventually(() => expect(submit).toHaveBeenCalledTimes(2));
    expect(store.stored).toHaveLength(1);
  });
});

describe("an earlier photo", () => {
  const documents = [aPassport, aLivePhoto];

  test("leaves the camera off, and can be kept", async () => {
    const { screen, submit } = await openLivePhoto(<LivePhotoCameraStep />, { documents });
    expect(screen.getByRole("heading", { level: 1, name: "We have your photo already" })).toBeTruthy();
    expect(camera.ask).not.toHaveBeenCalled();
    await press(screen, "Keep this photo");
    expect(submit).toHaveBeenCalledWith(showingPhoto);
  });

  test("IDN-046 is withdrawn when a new one takes its place", async () => {
    const { screen, submit } = await openLivePhoto(<LivePhotoCameraStep />, { documents });
    await press(screen, "Take a new photo");
    await seePicture(screen);
    await press(screen, "Take the photo");
    await screen.findByRole("img", { name: "The photo that you took" });
    await press(screen, "Use this photo");
    await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
    const changes = { ...withPhoto.changes, withdrawn: ["doc-2"] };
    expect(submit).toHaveBeenCalledWith({ ...withPhoto, changes });
  });

  test("is withdrawn when continuing without", async () => {
    const { screen, submit } = await openLivePhoto(<LivePhotoCameraStep />, { documents });
    await press(screen, "Continue without a photo");
    expect(submit).toHaveBeenCalledWith({
      changes: { added: [], withdrawn: ["doc-2"] },
      upload: [aPassport],
      cameraSkipped: "yes",
      optOutDecision: undefined,
    });
  });
});
