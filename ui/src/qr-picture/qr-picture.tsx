import "./qr-picture.css";

type QrPictureProps = {
  /** How many modules wide it is, with its border. */
  readonly size: number;
  /** The dark modules as a path, one unit for each. */
  readonly path: string;
  readonly label: string;
};

/** A QR code. Its content has to stand beside it in words: not everybody can scan. */
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
