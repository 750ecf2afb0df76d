import type { ReactNode } from "react";
import "./camera.css";
import { Icon } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";

type CameraNoteProps = {
  /** "The camera is starting" */
  readonly children: ReactNode;
  readonly busy?: boolean | undefined;
};

/** In place of the picture: the camera is starting, or is off. */
export function CameraNote({ children, busy = false }: CameraNoteProps) {
  return (
    <p className="camera__note">
      {busy ? <Spinner /> : <Icon name="camera" />}
      {children}
    </p>
  );
}
