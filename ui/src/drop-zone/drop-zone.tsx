import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import "./drop-zone.css";
import { classNames } from "../class-names.ts";
import { FieldError } from "../field/field-error.tsx";
import { Icon } from "../icon/icon.tsx";
import { media, useMedia } from "../media/use-media.ts";
import { FileButton } from "./file-button.tsx";

type DropZoneProps = {
  readonly title: ReactNode;
  readonly rules: ReactNode;
  /** "Let go to add it": replaces the title while a file hovers over it. */
  readonly overTitle?: ReactNode;
  readonly chooseLabel: string;
  /** On a touch screen this button comes first and opens the camera. Leave out where photos are not accepted. */
  readonly photoLabel?: string | undefined;
  /** Photos of pages, which do not become files by themselves. On a touch screen they come from the camera. */
  readonly pages?:
    | {
        readonly cameraLabel: string;
        readonly photosLabel: string;
        readonly onPhotos: (photos: readonly File[]) => void;
        readonly onCamera: (isOpen: boolean) => void;
      }
    | undefined;
  readonly error?: ReactNode;
  /** No more files can be added: the buttons do nothing but keep the focus. */
  readonly full?: boolean | undefined;
  readonly multiple?: boolean | undefined;
  /** The `accept` attribute, ".pdf,.png". It only filters the file picker, so the files must be checked. */
  readonly accept?: string | undefined;
  /** Files that were chosen or dropped; there may be several even without `multiple`. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Photos from the camera, all with the same name; `onFiles` if left out. */
  readonly onPhotos?: ((photos: readonly File[]) => void) | undefined;
  /** Actions below the text even where there is room beside it. */
  readonly narrow?: boolean | undefined;
  /** The id of the first button, for links from an error summary. */
  readonly id?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
};

/** A full block is lower, and must not leave the window with the focus in it. */
const useFocusInWindow = (full: boolean) => {
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    if (full && block.current?.contains(document.activeElement))
      block.current.scrollIntoView({ block: "nearest" });
  }, [full]);
  return block;
};

/** Always has a button; drag and drop comes on top. */
export function DropZone(props: DropZoneProps) {
  const { title, rules, overTitle, error, full = false, narrow, onFiles } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { isOver, dropProps } = useDrop(onFiles, full);
  const state = isOver ? "over" : full ? "full" : error ? "error" : undefined;
  const block = useFocusInWindow(full);
  const described = classNames(`${id}-title`, `${id}-rules`, error ? `${id}-error` : undefined);
  const zone = (
    <section
      className={classNames("dropzone", narrow && "dropzone--narrow")}
      data-state={state}
      ref={block}
      {...dropProps}
    >
      <span className="dropzone__slot">
        <Icon name={state === "error" ? "alert" : "upload"} />
      </span>
      <p className="dropzone__title" id={`${id}-title`}>
        {isOver && overTitle ? overTitle : title}
      </p>
      <p className="dropzone__rules" id={`${id}-rules`}>
        {rules}
      </p>
      <DropZoneActions {...props} id={id} describedBy={described} />
    </section>
  );
  return (
    <div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {zone}
    </div>
  );
}

type ActionsProps = DropZoneProps & { readonly id: string; readonly describedBy: string };

const PHOTOS = "image/jpeg,image/png";

function DropZoneActions(props: ActionsProps) {
  const { chooseLabel, photoLabel, pages, full, multiple, accept, id, describedBy, onBlur } = props;
  const { onFiles, onPhotos = onFiles } = props;
  const isTouch = useMedia(media.touch);
  const cameraLabel = isTouch ? (pages?.cameraLabel ?? photoLabel) : undefined;
  const shared = { off: full, onBlur, "aria-describedby": describedBy };
  return (
    <div className="dropzone__actions">
      {cameraLabel !== undefined && (
        <FileButton
          {...shared}
          id={id}
          icon="camera"
          camera
          accept="image/*"
          onFiles={pages?.onPhotos ?? onPhotos}
          onOpen={pages?.onCamera}
        >
          {cameraLabel}
        </FileButton>
      )}
      <FileButton
        {...shared}
        id={cameraLabel === undefined ? id : undefined}
        variant={cameraLabel === undefined ? "secondary" : "quiet"}
        multiple={multiple}
        accept={accept}
        onFiles={onFiles}
      >
        {chooseLabel}
      </FileButton>
      {pages && !isTouch && (
        <FileButton {...shared} variant="quiet" multiple accept={PHOTOS} onFiles={pages.onPhotos}>
          {pages.photosLabel}
        </FileButton>
      )}
    </div>
  );
}

function useDrop(onFiles: (files: readonly File[]) => void, isOff: boolean) {
  const [isOver, setOver] = useState(false);
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault(); // without this the browser opens the file
      if (isOff) event.dataTransfer.dropEffect = "none";
      else setOver(event.dataTransfer.types.includes("Files"));
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const { relatedTarget } = event;
      if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!isOff && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, dropProps };
}
