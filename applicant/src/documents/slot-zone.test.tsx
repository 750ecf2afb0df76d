// @vitest-environment happy-dom

import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openSlot } from "../testing/open-slot.tsx";
import { aFile, fakeStore } from "../testing/open-upload.tsx";

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
  const name = screen.container.querySelector(".upload__name")?.textContent;
  expect(name).toMatch(new RegExp(`^${WORDS[language]} \\d+\\.jpg$`));
});
