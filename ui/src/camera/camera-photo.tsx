import "./camera.css";

type CameraPhotoProps = {
  readonly src: string;
  readonly alt: string;
};

/** Mirrored like the live picture before it. */
export function CameraPhoto({ src, alt }: CameraPhotoProps) {
  return (
    <div className="camera camera--photo">
      <img className="camera__picture" data-mirrored="true" src={src} alt={alt} />
    </div>
  );
}
