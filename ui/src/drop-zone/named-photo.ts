let photos = 0;

/** A photo with a name of its own: phones call every picture of their camera `image.jpg`. */
export function namedPhoto(photo: File): File {
  photos += 1;
  const extension = /\.\w+$/.exec(photo.name)?.[0] ?? "";
  return new File([photo], `photo-${photos}${extension}`, { type: photo.type });
}
