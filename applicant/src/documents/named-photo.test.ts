import { expect, test } from "vitest";
import { namedPhoto } from "./named-photo.ts";

const aPhoto = () => new File(["picture"], "image.jpg", { type: "image/jpeg" });

test("every photo gets a unique name and keeps its content and extension", async () => {
  const photos = [namedPhoto(aPhoto(), "Foto", []), namedPhoto(aPhoto(), "Foto", [])];
  expect(new Set(photos.map(({ name }) => name)).size).toBe(2);
  for (const photo of photos) {
    expect(photo.name).toMatch(/^Foto \d+\.jpg$/);
    expect(photo.type).toBe("image/jpeg");
    expect(await photo.text()).toBe("picture");
  }
});

test("a photo does not get the name of one that was added before a reload", () => {
  const next = Number(/\d+/.exec(namedPhoto(aPhoto(), "Photo", []).name)?.[0]) + 1;
  const photo = namedPhoto(aPhoto(), "Photo", [`Photo ${next}.jpg`]);
  expect(photo.name).toBe(`Photo ${next + 1}.jpg`);
});
