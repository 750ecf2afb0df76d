let photos = 0;

/** Gives a photo a unique name: phones call every camera picture `image.jpg`. */
export function namedPhoto(photo: File): File {
  photos += 1;
  const extension = /\.\w+$/.exec(photo.name)?.[0] ?? "";
  return new File([photo], `photo-${photos}${extension}`, { type: photo.type });
}
