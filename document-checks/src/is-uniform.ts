import { greyAt, type OpenedPicture } from "./open-picture.ts";

/** Large enough for the thinnest line, whose grey is a share of the pixels that it crosses. */
const SIDE = 1200;
const SAME = 3;

/** Paper that was scanned is never as even. */
export const isUniform = async (picture: OpenedPicture): Promise<boolean> => {
  const { data } = await greyAt(picture, SIDE);
  let [least, most] = [255, 0];
  for (const level of data) {
    if (level < least) least = level;
    if (level > most) most = level;
  }
  return most - least <= SAME;
};
