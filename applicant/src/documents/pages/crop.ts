/** Shares of the width or the height that are cut off each edge of an upright photo. */
export interface Crop {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const NO_CROP: Crop = { top: 0, right: 0, bottom: 0, left: 0 };

export const turnedCrop = ({ top, right, bottom, left }: Crop): Crop => ({
  top: left,
  right: top,
  bottom: right,
  left: bottom,
});

interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

export const croppedArea = ({ width, height }: Size, { top, right, bottom, left }: Crop): Rectangle => ({
  x: Math.round(left * width),
  y: Math.round(top * height),
  width: Math.max(1, Math.round((1 - left - right) * width)),
  height: Math.max(1, Math.round((1 - top - bottom) * height)),
});

export const fitted = ({ width, height }: Size, longSide: number): Size => {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
