// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import {
  PHONE_END_PATH,
  PHONE_FILES_PATH,
  PHONE_STEP_PATH,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { cleanup, fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fakeCamera, fakePhotos, later } from "../testing/fake-camera.ts";
import { aPhoneStep, openPhone, phoneServer } from "../testing/open-phone.tsx";

/** The live photo, taken with a phone beside the computer. */

afterEach(cleanup);
const server = phoneServer();
let camera: ReturnType<typeof fakeCamera>;
beforeEach(() => {
  camera = fakeCamera();
  fakePhotos();
  server.answers["/verify/photo"] = () => Response.json({});
  server.answers[PHONE_STEP_PATH] = () =>
    Response.json({ ...aPhoneStep, docType: "LIVE_PHOTO", photoVerificationUrl: "/verify/photo" });
});

type Screen = Awaited<ReturnType<typeof openPhone>>;

const press = async (screen: Screen, name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));

const takePhoto = async () => {
  const screen = await openPhone("", true);
  fireEvent.loadedData(await screen.findByLabelText("Live picture of your camera"));
  await press(screen, "Take the photo");
  await screen.findByRole("heading", { name: "Is this photo clear?" });
  return screen;
};

const timesAsked = (path: string) => server.asked.filter((asked) => asked === `POST ${path}`).length;

const arrived = { name: "Your file is on your computer" };

test("it is looked at first, with the camera off", async () => {
  const screen = await takePhoto();
  expect(screen.getByRole("img", { name: "The photo that you took" })).toBeTruthy();
  expect(camera.running()).toBe(0);
  expect(timesAsked("/store")).toBe(0);
});

test("it is stored, checked, and with the computer; then the phone is done", async () => {
  const screen = await takePhoto();
  await press(screen, "Use this photo");
  await screen.findByRole("heading", arrived);
  expect(server.asked.slice(-3)).toEqual(["POST /store", "POST /verify/photo", `POST ${PHONE_FILES_PATH}`]);
  expect(server.names).toEqual(["LIVEPHOTO.jpg"]);
  await press(screen, "Done");
  await screen.findByRole("heading", { name: "You can close this page" });
  await eventually(() => expect(timesAsked(PHONE_END_PATH)).toBe(1));
});

test("nobody is done before the computer has heard of it", async () => {
  const { promise, answer } = later<Response>();
  server.answers[PHONE_FILES_PATH] = () => promise;
  const screen = await takePhoto();
  await press(screen, "Use this photo");
  await eventually(() => expect(timesAsked(PHONE_FILES_PATH)).toBe(1));
  expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
  expect(screen.getByRole("button", { name: "Use this photo" }).getAttribute("aria-busy")).toBe("true");
  answer(new Response(null, { status: 204 }));
  expect(await screen.findByRole("button", { name: "Done" })).toBeTruthy();
});

test("one that the check refuses does not reach the computer, and is taken again", async () => {
  server.answers["/verify/photo"] = () =>
    Response.json({ type: "validation_error", field: "face_detection" }, { status: 422 });
  const screen = await takePhoto();
  await press(screen, "Use this photo");
  await screen.findByText("We could not see your face");
  expect(timesAsked(PHONE_FILES_PATH)).toBe(0);
  await press(screen, "Take it again");
  expect(await screen.findByLabelText("Live picture of your camera")).toBeTruthy();
});

test("one that the computer has not heard of is told again, and not sent again", async () => {
  server.answers[PHONE_FILES_PATH] = () => Promise.reject(new TypeError("Failed to fetch"));
  const screen = await takePhoto();
  await press(screen, "Use this photo");
  await screen.findByText("Your computer does not have the file yet");
  server.answers[PHONE_FILES_PATH] = () => new Response(null, { status: 204 });
  await press(screen, "Use this photo");
  await screen.findByRole("heading", arrived);
  expect([timesAsked("/store"), timesAsked(PHONE_FILES_PATH)]).toEqual([1, 2]);
});

test("a camera that does not start is explained, and can be tried again", async () => {
  camera.refuse("NotAllowedError");
  const screen = await openPhone("", true);
  await screen.findByRole("alert");
  await press(screen, "Try again");
  expect(await screen.findByLabelText("Live picture of your camera")).toBeTruthy();
});

test("a page that was forgotten meanwhile knows that it is there, and asks for no camera", async () => {
  server.answers[PHONE_STEP_PATH] = () =>
    Response.json({
      ...aPhoneStep,
      docType: "LIVE_PHOTO",
      files: [{ path: "/store/a/LIVEPHOTO.jpg", name: "LIVEPHOTO.jpg", bytes: 1000 }],
    });
  const screen = await openPhone("", true);
  await screen.findByRole("heading", arrived);
  expect(camera.ask).not.toHaveBeenCalled();
});
