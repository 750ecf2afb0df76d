import type { Examples } from "../example.ts";
import { QrPicture } from "./qr-picture.tsx";

const corner = (x: number, y: number): string =>
  `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;

export const examples: Examples = {
  corners: () => (
    <QrPicture
      size={29}
      path={corner(4, 4) + corner(18, 4) + corner(4, 18)}
      label="QR code for your authenticator app"
    />
  ),
};
