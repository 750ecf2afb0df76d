import { useEffect, useRef, useState } from "react";
import { forgetPhoto, type Photo, takePhoto } from "./take-photo.ts";

/** Takes one photo at a time. A photo that arrives after its step was left is dropped. */
export const useShutter = (onTaken: (photo: Photo | undefined) => void) => {
  const [isTaking, setTaking] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const take = async (video: HTMLVideoElement): Promise<void> => {
    setTaking(true);
    const photo = await takePhoto(video).finally(() => setTaking(false));
    if (!isLeft.current) onTaken(photo);
    else if (photo) forgetPhoto(photo);
  };
  return { isTaking, take };
};
