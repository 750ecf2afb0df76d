// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DropZone } from "./drop-zone.tsx";

afterEach(cleanup);

const openZone = (full = false) => {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  const texts = { title: "Drop your file here", rules: "PDF, JPG or PNG" };
  const labels = { chooseLabel: "Choose a file", photoLabel: "Take a photo" };
  const screen = render(<DropZone {...texts} {...labels} full={full} onFiles={onFiles} />);
  const take = (selector: string, ...files: readonly File[]) => {
    const input = screen.container.querySelector(selector);
    if (input) fireEvent.change(input, { target: { files } });
    return onFiles.mock.lastCall?.[0] ?? [];
  };
  return { screen, take };
};

describe("on a touch screen", () => {
  beforeEach(() => {
    vi.spyOn(window, "matchMedia").mockImplementation(
      () =>
        ({
          matches: true,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  });

  const aPhoto = () => new File(["picture"], "image.jpg", { type: "image/jpeg" });

  test("a photo is told from a file that was chosen", () => {
    const onFiles = vi.fn();
    const onPhotos = vi.fn();
    const given = { title: "Drop", rules: "PDF", chooseLabel: "Choose a file", photoLabel: "Take a photo" };
    const { container } = render(<DropZone {...given} onFiles={onFiles} onPhotos={onPhotos} />);
    const input = container.querySelector("[capture]");
    const photo = aPhoto();
    if (input) fireEvent.change(input, { target: { files: [photo] } });
    expect([onPhotos.mock.calls, onFiles.mock.calls]).toEqual([[[[photo]]], []]);
  });

  test("photos of pages go their own way, and a camera that is closed says so", () => {
    const pages = {
      cameraLabel: "Photograph the pages",
      photosLabel: "Use photos of the pages",
      onPhotos: vi.fn(),
      onCamera: vi.fn(),
    };
    vi.spyOn(HTMLInputElement.prototype, "click").mockReturnValue();
    const onFiles = vi.fn();
    const screen = render(
      <DropZone title="Drop" rules="PDF" chooseLabel="Choose a file" pages={pages} onFiles={onFiles} />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Photograph the pages" }));
    const input = screen.container.querySelector("[capture]");
    if (!input) throw new Error("There is no camera");
    fireEvent(input, new Event("cancel"));
    expect(pages.onCamera.mock.calls).toEqual([[true], [false]]);
    const photo = aPhoto();
    fireEvent.change(input, { target: { files: [photo] } });
    expect(pages.onPhotos.mock.lastCall).toEqual([[photo]]);
    expect(onFiles).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Use photos of the pages" })).toBeNull();
  });

  test("a file that was chosen keeps its name", () => {
    const { take } = openZone();
    expect(take("input:not([capture])", aPhoto()).map(({ name }) => name)).toEqual(["image.jpg"]);
  });
});

describe("a full zone", () => {
  test.each([
    ["opens no file picker", true, 0],
    ["is not: its button opens the file picker", false, 1],
  ])("%s", (_what, full, times) => {
    const click = vi.spyOn(HTMLInputElement.prototype, "click").mockReturnValue();
    const { screen } = openZone(full);
    fireEvent.click(screen.getByRole("button", { name: "Choose a file" }));
    expect(click).toHaveBeenCalledTimes(times);
  });

  test("keeps the focus on its button", () => {
    const { screen } = openZone(true);
    const button = screen.getByRole("button", { name: "Choose a file" });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });
});
