// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import {
  PHONE_END_PATH,
  PHONE_EXCHANGE_PATH,
  PHONE_FILES_PATH,
  PHONE_LOOK_PATH,
  PHONE_REFRESH_PATH,
  PHONE_STEP_PATH,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { later } from "../testing/fake-camera.ts";
import { aPhoneStep, openPhone, phoneServer, TOKEN } from "../testing/open-phone.tsx";

afterEach(cleanup);
const server = phoneServer();

type Screen = Awaited<ReturnType<typeof openPhone>>;

const press = async (screen: Screen, name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));

const isBusy = (screen: Screen, name: string) =>
  screen.getByRole("button", { name }).getAttribute("aria-busy") === "true";

const openStep = async () => {
  const screen = await openPhone(`#${TOKEN}`);
  await press(screen, "Continue on this phone");
  await screen.findByRole("heading", { name: "Add the photo page: Passport" });
  return screen;
};

const choose = (screen: Screen, name = "IMG_1.jpg") => {
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("There is nothing to choose a file with");
  return userEvent.upload(input, new File(["picture"], name, { type: "image/jpeg" }));
};

const overTitle = { name: "This code no longer works" };

describe("the code", () => {
  test("is looked at, and waits for a press", async () => {
    const screen = await openPhone(`#${TOKEN}`);
    await screen.findByRole("heading", { name: "Add the photo page: Passport" });
    expect(screen.getByText(/Only go on if you have that page open yourself/)).toBeTruthy();
    expect(server.asked).toEqual([`POST ${PHONE_LOOK_PATH}`]);
  });

  test("is used once by an impatient press, and then leaves the address", async () => {
    const screen = await openPhone(`#${TOKEN}`);
    await userEvent.dblClick(await screen.findByRole("button", { name: "Continue on this phone" }));
    await screen.findByRole("button", { name: "Done" });
    expect(server.asked.filter((asked) => asked === `POST ${PHONE_EXCHANGE_PATH}`)).toHaveLength(1);
    expect(window.location.hash).toBe("");
  });

  test.each([
    ["that is spent", `#${TOKEN}`],
    ["that is missing", ""],
  ])("%s works no more", async (_what, hash) => {
    server.answers[PHONE_LOOK_PATH] = server.spent;
    const screen = await openPhone(hash);
    expect(await screen.findByRole("heading", overTitle)).toBeTruthy();
  });

  test("that somebody else was faster with works no more", async () => {
    server.answers[PHONE_EXCHANGE_PATH] = server.spent;
    const screen = await openPhone(`#${TOKEN}`);
    await press(screen, "Continue on this phone");
    expect(await screen.findByRole("heading", overTitle)).toBeTruthy();
  });

  test("without a connection can be tried again", async () => {
    server.answers[PHONE_LOOK_PATH] = () => Promise.reject(new TypeError("Failed to fetch"));
    const screen = await openPhone(`#${TOKEN}`);
    await screen.findByRole("heading", { name: "We could not reach the server" });
    server.answers[PHONE_LOOK_PATH] = () => Response.json({ docType: "LIVE_PHOTO", side: "front" });
    await press(screen, "Try again");
    expect(await screen.findByRole("heading", { name: "Take a photo of your face" })).toBeTruthy();
  });

  test("was opened by this phone before: its step is found again", async () => {
    const screen = await openPhone("", true);
    expect(await screen.findByRole("button", { name: "Done" })).toBeTruthy();
    expect(server.asked).toEqual([`GET ${PHONE_REFRESH_PATH}`, `GET ${PHONE_STEP_PATH}`]);
  });

  test("whose session has ended meanwhile works no more", async () => {
    server.answers[PHONE_REFRESH_PATH] = () => new Response(null, { status: 401 });
    const screen = await openPhone("", true);
    expect(await screen.findByRole("heading", overTitle)).toBeTruthy();
  });
});

describe("a file", () => {
  test("is with the computer as soon as it is stored", async () => {
    const screen = await openStep();
    await choose(screen);
    expect(await screen.findByText("Your file is on your computer")).toBeTruthy();
    expect(screen.getByText("You can go on there.")).toBeTruthy();
    expect(server.asked.filter((asked) => asked === `POST ${PHONE_FILES_PATH}`)).toHaveLength(1);
    expect(screen.container.querySelector('input[type="file"]')).toBeNull();
  });

  test("leaves room for the next where the step takes several", async () => {
    server.answers[PHONE_STEP_PATH] = () =>
      Response.json({
        ...aPhoneStep,
        docType: "OTHER",
        room: 3,
        files: [{ path: "/a", name: "a", bytes: 1 }],
      });
    const screen = await openPhone("", true);
    expect(await screen.findByText("Your file is on your computer")).toBeTruthy();
    await choose(screen);
    expect(await screen.findByText("2 files are on your computer")).toBeTruthy();
    expect(screen.getByText("You can go on there, or add another file here.")).toBeTruthy();
  });

  test("keeps the session alive until the computer has heard of it", async () => {
    const { promise, answer } = later<Response>();
    server.answers[PHONE_FILES_PATH] = () => promise;
    const screen = await openStep();
    await choose(screen);
    await eventually(() => expect(server.asked).toContain(`POST ${PHONE_FILES_PATH}`));
    expect(isBusy(screen, "Done")).toBe(true);
    await press(screen, "Done");
    answer(new Response(null, { status: 204 }));
    await screen.findByText("Your file is on your computer");
    expect(isBusy(screen, "Done")).toBe(false);
    expect(server.asked).not.toContain(`POST ${PHONE_END_PATH}`);
  });

  test("that the computer will not hear of can be taken away instead", async () => {
    server.answers[PHONE_FILES_PATH] = () => new Response(null, { status: 404 });
    const screen = await openStep();
    await choose(screen);
    await screen.findByText("Your computer does not have the file yet");
    await press(screen, "Remove IMG_1.jpg");
    expect(screen.queryByText("Your computer does not have the file yet")).toBeNull();
    expect(isBusy(screen, "Done")).toBe(false);
  });

  test.each([
    ["of one file", "PASSPORT", /^Passport\.pdf$/],
    [
      "of several, although there is room for one alone",
      "BANK_STATEMENT",
      /^[0-9a-f]{8}_BANKSTATEMENT\.pdf$/,
    ],
  ])("is stored under the name of its step, %s", async (_what, docType, stored) => {
    server.answers[PHONE_STEP_PATH] = () => Response.json({ ...aPhoneStep, docType, room: 1 });
    const screen = await openPhone("", true);
    await screen.findByRole("button", { name: "Done" });
    await choose(screen, "scan.pdf");
    await screen.findByText("Your file is on your computer");
    expect(server.names).toEqual([expect.stringMatching(stored)]);
  });

  test("that the computer has not heard of is told again", async () => {
    server.answers[PHONE_FILES_PATH] = () => Promise.reject(new TypeError("Failed to fetch"));
    const screen = await openStep();
    await choose(screen);
    await screen.findByText("Your computer does not have the file yet");
    expect(isBusy(screen, "Done")).toBe(true);
    server.answers[PHONE_FILES_PATH] = () => new Response(null, { status: 204 });
    await press(screen, "Try again");
    expect(await screen.findByText("Your file is on your computer")).toBeTruthy();
  });

  test("of the wrong kind is refused by name", async () => {
    const screen = await openStep();
    const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("There is nothing to choose a file with");
    await userEvent.upload(input, new File(["x"], "song.mp3"), { applyAccept: false });
    expect(await screen.findByText(/song\.mp3 is not a PDF/)).toBeTruthy();
    expect(server.asked).not.toContain("POST /store");
  });

  test("that the check refuses does not reach the computer", async () => {
    server.answers[PHONE_STEP_PATH] = () =>
      Response.json({ ...aPhoneStep, documentVerificationUrl: "/verify" });
    server.answers["/verify"] = () =>
      Response.json({ type: "validation_error", field: "detect_blur" }, { status: 422 });
    const screen = await openStep();
    await choose(screen);
    expect(await screen.findByText(/IMG_1\.jpg is not sharp/)).toBeTruthy();
    expect(server.asked).toContain("POST /verify");
    expect(server.asked).not.toContain(`POST ${PHONE_FILES_PATH}`);
  });
});

test("being done ends the session, also when nobody hears of it", async () => {
  server.answers[PHONE_END_PATH] = () => Promise.reject(new TypeError("Failed to fetch"));
  const screen = await openStep();
  await press(screen, "Done");
  expect(await screen.findByRole("heading", { name: "You can close this page" })).toBeTruthy();
  await eventually(() => expect(server.asked).toContain(`POST ${PHONE_END_PATH}`));
});
