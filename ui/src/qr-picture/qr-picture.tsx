import "./qr-picture.css";

type QrPictureProps = {
  /** Width in modules, border included. */
  readonly size: number;
  /** The dark modules as a path, one unit for each. */
  readonly path: string;
  readonly label: string;
};

/** A QR code. Its content must stand beside it in words, because some readers cannot scan. */
export function QrPicture({ size, path, label }: QrPictureProps) {
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
