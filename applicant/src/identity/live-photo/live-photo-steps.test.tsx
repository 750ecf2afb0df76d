// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { camera } from "../../camera/camera.ts";
import { fakeCamera } from "../../testing/fake-camera.ts";
import { aLivePhoto, aPassport, openLivePhoto, press } from "../../testing/open-live-photo.tsx";
import { LivePhotoOptOutStep } from "./live-photo-opt-out-step.tsx";
import { LivePhotoPermissionsStep } from "./live-photo-permissions-step.tsx";
import { LivePhotoSignpostingStep } from "./live-photo-signposting-step.tsx";

afterEach(cleanup);

describe("the guidance", () => {
  test("IDN-042 needs its box ticked", async () => {
    const { screen, submit } = await openLivePhoto(<LivePhotoSignpostingStep />);
    expect(screen.getByText("Whole face, good light")).toBeTruthy();
    await press(screen, "Continue");
    const words = "Tick the box to show that you have read this";
    expect(await screen.findByRole("link", { name: words })).toBeTruthy();
    expect(submit).not.toHaveBeenCalled();
  });

  test("IDN-048 is remembered along with the guidance of other documents", async () => {
    const answers = { docSignposting: ["NATIONAL_ID_FRONT"] };
    const { screen, submit } = await openLivePhoto(<LivePhotoSignpostingStep />, { answers });
    await userEvent.click(screen.getByRole("checkbox"));
    await press(screen, "Continue");
    await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(submit).toHaveBeenCalledWith({ docSignposting: ["NATIONAL_ID_FRONT", "LIVE_PHOTO"] });
  });

  test("says that it is possible to continue without a photo", async () => {
    const { screen } = await openLivePhoto(<LivePhotoSignpostingStep />);
    expect(screen.getByText("You can also continue without a photo.")).toBeTruthy();
  });
});

describe("the permission", () => {
  test("IDN-043 IDN-050 IDN-054 is asked for when the button is pressed, and granted", async () => {
    const device = fakeCamera();
    const { screen, submit } = await openLivePhoto(<LivePhotoPermissionsStep />);
    expect(device.ask).not.toHaveBeenCalled();
    await press(screen, "Allow the camera");
    await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(submit).toHaveBeenCalledWith({ permissionGranted: "yes" });
    expect(device.running()).toBe(1);
  });

  test("the camera does not run while a save has failed", async () => {
    const device = fakeCamera();
    const { screen, submit, showWizard } = await openLivePhoto(<LivePhotoPermissionsStep />);
    await press(screen, "Allow the camera");
    await eventually(() => expect(submit).toHaveBeenCalledTimes(1));
    showWizard({ failure: { kind: "no-answer" } });
    expect(device.running()).toBe(0);
  });

  test("the camera is off after coming back from its step", async () => {
    const before = fakeCamera();
    const release = camera.hold();
    await camera.open();
    expect(before.running()).toBe(1);
    await openLivePhoto(<LivePhotoPermissionsStep />);
    expect(before.running()).toBe(0);
    release();
  });

  test("the camera stays off when it is skipped during the permission prompt", async () => {
    const device = fakeCamera();
    const allow = device.hesitate();
    const { screen, submit } = await openLivePhoto(<LivePhotoPermissionsStep />);
    await press(screen, "Allow the camera");
    await press(screen, "Continue without a photo");
    await act(async () => allow());
    expect([device.opened.length, device.running()]).toEqual([1, 0]);
    expect(submit.mock.calls).toEqual([[{ permissionGranted: "no", optOutDecision: undefined }]]);
  });

  test("can be granted after all if the skip was not saved and the prompt is still open", async () => {
    const allow = fakeCamera().hesitate();
    const { screen, submit, showWizard } = await openLivePhoto(<LivePhotoPermissionsStep />);
    await press(screen, "Allow the camera");
    await press(screen, "Continue without a photo");
    showWizard({ failure: { kind: "no-answer" } });
    await press(screen, "Allow the camera");
    allow();
    await eventually(() => expect(submit).toHaveBeenLastCalledWith({ permissionGranted: "yes" }));
    expect(submit).toHaveBeenCalledTimes(2);
  });

  test("IDN-049 can be skipped", async () => {
    const device = fakeCamera();
    const { screen, submit } = await openLivePhoto(<LivePhotoPermissionsStep />);
    await press(screen, "Continue without a photo");
    expect(submit).toHaveBeenCalledWith({ permissionGranted: "no", optOutDecision: undefined });
    expect(device.ask).not.toHaveBeenCalled();
  });

  test.each([
    ["NotAllowedError", "Your browser did not allow the camera"],
    ["NotFoundError", "We could not find a camera"],
    ["NotReadableError", "The camera did not start"],
    ["SecurityError", "This browser cannot use a camera here"],
  ])("IDN-043 %s is explained, with both next actions", async (name, words) => {
    const device = fakeCamera();
    device.refuse(name);
    const { screen, submit } = await openLivePhoto(<LivePhotoPermissionsStep />);
    await press(screen, "Allow the camera");
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(screen.getByRole("button", { name: "Continue without a photo" })).toBeTruthy();
    expect(submit).not.toHaveBeenCalled();
    await press(screen, "Try again");
    await eventually(() => expect(submit).toHaveBeenCalledWith({ permissionGranted: "yes" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("a browser without cameras says so", async () => {
    fakeCamera().remove();
    const { screen } = await openLivePhoto(<LivePhotoPermissionsStep />);
    await press(screen, "Allow the camera");
    expect((await screen.findByRole("alert")).textContent).toContain("This browser cannot use a camera here");
  });
});

describe("the way without", () => {
  test("both answers are side by side and look alike", async () => {
    const { screen } = await openLivePhoto(<LivePhotoOptOutStep />);
    const [take, without] = [/after all/, /without a photo/].map((name) =>
      screen.getByRole("button", { name }),
    );
    expect(take?.className).toBe(without?.className);
  });

  test("IDN-051 the photo can be taken after all", async () => {
    const { screen, submit } = await openLivePhoto(<LivePhotoOptOutStep />);
    await press(screen, "Take a photo after all");
    expect(submit).toHaveBeenCalledWith({ cameraSkipped: undefined, optOutDecision: "take_photo" });
  });

  test("IDN-052 it is possible to continue without", async () => {
    const { screen, submit } = await openLivePhoto(<LivePhotoOptOutStep />);
    await press(screen, "Continue without a photo");
    expect(submit).toHaveBeenCalledWith({ cameraSkipped: "yes", optOutDecision: "continue_without" });
  });

  test("continuing without withdraws an earlier photo", async () => {
    const documents = [aPassport, aLivePhoto];
    const { screen, submit } = await openLivePhoto(<LivePhotoOptOutStep />, { documents });
    await press(screen, "Continue without a photo");
    expect(submit).toHaveBeenCalledWith({
      changes: { added: [], withdrawn: ["doc-2"] },
      cameraSkipped: "yes",
      optOutDecision: "continue_without",
    });
  });
});
