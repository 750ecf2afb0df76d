// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openSlot } from "../testing/open-slot.tsx";
import { aFile, drop, fakeStore } from "../testing/open-upload.tsx";

afterEach(cleanup);
fakeStore();

const onATouchScreen = () =>
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

const WORDS = { en: "Photo", de: "Foto", es: "Foto", fr: "Photo", it: "Foto", pt: "Fotografia" };

test.each(languages)("a photo from the camera is named in the applicant's language: %s", async (language) => {
  onATouchScreen();
  const { screen } = await openSlot({ docType: "STATE_ID" }, undefined, language);
  const input = screen.container.querySelector("[capture]");
  if (input) fireEvent.change(input, { target: { files: [aFile("image.jpg")] } });
  const name = () => screen.container.querySelector(".upload__name")?.textContent;
  await eventually(() => expect(name()).toMatch(new RegExp(`^${WORDS[language]} \\d+\\.jpg$`)));
});

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test("a JPEG called jfif is listed under the name that it gets", async () => {
  const { screen } = await openSlot({ docType: "STATE_ID" });
  drop(screen, new File([bytes("\xff\xd8\xff\xe0")], "passport.jfif"));
  expect(await screen.findByText("passport.jpg")).toBeDefined();
});

test("a picture called a PDF is refused for what it is, where only a PDF is taken", async () => {
  const { screen } = await openSlot({ docType: "PAYSLIP" });
  drop(screen, new File([bytes("\xff\xd8\xff\xe0")], "payslip.pdf"));
  expect(await screen.findByText("payslip.pdf is really a JPG file. Here you can add: PDF")).toBeDefined();
});
