let photos = 0;

/** Gives a photo a unique name in the applicant's language: phones call every camera picture `image.jpg`. */
export const namedPhoto = (photo: File, word: string, taken: readonly string[]): File => {
  const extension = /\.\w+$/.exec(photo.name)?.[0] ?? "";
  let name: string;
  do {
    photos += 1;
    name = `${word} ${photos}${extension}`;
  } while (taken.includes(name));
  return new File([photo], name, { type: photo.type });
};
