import { useCallback, useEffect } from "react";
import { camera } from "./camera.ts";

/**
 * Holds the camera while a step is shown, and turns it off when the page is hidden or left, so that no hidden page
 * films.
 */
export const useCamera = (onPaused: () => void): typeof camera => {
  const hide = useCallback(() => {
    camera.pause();
    onPaused();
  }, [onPaused]);
  useEffect(() => camera.hold(), []);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") hide();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", hide);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", hide);
    };
  }, [hide]);
  return camera;
};
