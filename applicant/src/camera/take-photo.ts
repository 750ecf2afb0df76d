import { definitionOf } from "@latchkey/domain/documents/definitions.ts";
import { storedFileName } from "@latchkey/domain/documents/stored-name.ts";
import { LIVE_PHOTO } from "@latchkey/domain/identity/live-photo.ts";

export interface Photo {
  readonly file: File;
  /** Object URL for this page. */
  readonly address: string;
}

/** px; of the longer side */
export const LARGEST_PHOTO = 1280;
const QUALITY = 0.9;

export const photoSize = (
  width: number,
  height: number,
): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, LARGEST_PHOTO / Math.max(width, height, 1));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

export const photoName = (): string =>
  storedFileName({ definition: definitionOf(LIVE_PHOTO), side: "front", extension: "jpg" });

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });

/** A photo of the current video frame, not mirrored; undefined if the browser cannot encode it. */
export const takePhoto = async (video: HTMLVideoElement): Promise<Photo | undefined> => {
  const canvas = document.createElement("canvas");
  const { width, height } = photoSize(video.videoWidth, video.videoHeight);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context || width === 0 || height === 0) return undefined;
  context.drawImage(video, 0, 0, width, height);
  const jpeg = await jpegOf(canvas);
  if (!jpeg) return undefined;
  const file = new File([jpeg], photoName(), { type: "image/jpeg" });
  return { file, address: URL.createObjectURL(file) };
};

export const forgetPhoto = ({ address }: Photo): void => URL.revokeObjectURL(address);
