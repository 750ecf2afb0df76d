// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { photoSize, takePhoto } from "./take-photo.ts";

const aVideo = (width: number, height: number): HTMLVideoElement => {
  const video = document.createElement("video");
  Object.defineProperties(video, { videoWidth: { value: width }, videoHeight: { value: height } });
  return video;
};

/** A canvas that records what is drawn on it. */
const aCanvas = (jpeg: Blob | null = new Blob(["jpeg"], { type: "image/jpeg" })) => {
  const drawImage = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    drawImage,
  } as unknown as GPUCanvasContext);
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(jpeg));
  return { drawImage, toBlob };
};

test.each([
  [640, 480, 640, 480],
  [1280, 720, 1280, 720],
  [1920, 1080, 1280, 720],
  [1080, 1920, 720, 1280],
  [4000, 3000, 1280, 960],
])("a picture of %i × %i px becomes a photo of %i × %i px", (width, height, ...expected) => {
  const size = photoSize(width, height);
  expect([size.width, size.height]).toEqual(expected);
});

test("IDN-045 the photo is a JPEG of the video frame, not mirrored", async () => {
  const { drawImage, toBlob } = aCanvas();
  const video = aVideo(1920, 1080);
  const photo = await takePhoto(video);
  expect(drawImage.mock.calls).toEqual([[video, 0, 0, 1280, 720]]);
  expect(toBlob.mock.calls[0]?.[1]).toBe("image/jpeg");
  expect(photo?.file).toMatchObject({ name: "LIVEPHOTO.jpg", type: "image/jpeg" });
  expect(photo?.address).toMatch(/^blob:/);
});

test.each([
  ["the video shows nothing yet", () => aVideo(0, 0), () => aCanvas()],
  ["the browser makes no JPEG", () => aVideo(640, 480), () => aCanvas(null)],
])("there is no photo when %s", async (_what, video, canvas) => {
  canvas();
  expect(await takePhoto(video())).toBeUndefined();
});
