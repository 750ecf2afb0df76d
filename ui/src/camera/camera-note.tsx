import type { ReactNode } from "react";
import "./camera.css";
import { Icon } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";

type CameraNoteProps = {
  readonly children: ReactNode;
  readonly busy?: boolean | undefined;
};

export function CameraNote({ children, busy = false }: CameraNoteProps) {
  return (
    <p className="camera__note">
      {busy ? <Spinner /> : <Icon name="camera" />}
      {children}
    </p>
  );
}
