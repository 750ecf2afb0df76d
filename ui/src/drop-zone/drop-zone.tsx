import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";
import "./drop-zone.css";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import { FieldError } from "../field/field-error.tsx";
import { Icon } from "../icon/icon.tsx";
import { media, useMedia } from "../media/use-media.ts";
import { namedPhoto } from "./named-photo.ts";

type DropZoneProps = {
  readonly title: ReactNode;
  readonly rules: ReactNode;
  /** "Let go to add it": replaces the title while a file hovers over it. */
  readonly overTitle?: ReactNode;
  readonly chooseLabel: string;
  /** On a touch screen this button comes first and opens the camera. Leave out where photos are not accepted. */
  readonly photoLabel?: string | undefined;
  readonly error?: ReactNode;
  /** No more files can be added: the buttons do nothing but keep the focus. */
  readonly full?: boolean | undefined;
  readonly multiple?: boolean | undefined;
  /** The `accept` attribute, ".pdf,.png". It only filters the file picker, so the files must be checked. */
  readonly accept?: string | undefined;
  /** Files that were chosen, photographed or dropped; there may be several even without `multiple`. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Actions below the text even where there is room beside it. */
  readonly narrow?: boolean | undefined;
  /** The id of the first button, for links from an error summary. */
  readonly id?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
};

/** Always has a button; drag and drop comes on top. */
export function DropZone(props: DropZoneProps) {
  const { title, rules, overTitle, error, full = false, narrow, onFiles } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { isOver, dropProps } = useDrop(onFiles, full);
  const state = isOver ? "over" : full ? "full" : error ? "error" : undefined;
  const described = classNames(`${id}-title`, `${id}-rules`, error ? `${id}-error` : undefined);
  const zone = (
    <section
      className={classNames("dropzone", narrow && "dropzone--narrow")}
      data-state={state}
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

function DropZoneActions(props: ActionsProps) {
  const { chooseLabel, photoLabel, full, multiple, accept, onFiles, id, describedBy, onBlur } = props;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isTouch = useMedia(media.touch);
  const offersCamera = isTouch && photoLabel !== undefined;

  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(input.files ?? [])];
    onFiles(input === camera.current ? chosen.map(namedPhoto) : chosen);
    input.value = ""; // the same file can be chosen again after it was removed
  };
  const pick = (input: RefObject<HTMLInputElement | null>) => () => {
    if (!full) input.current?.click();
  };
  const button = { "aria-disabled": full, onBlur, "aria-describedby": describedBy };
  return (
    <div className="dropzone__actions">
      {offersCamera && (
        <Button {...button} id={id} icon="camera" onClick={pick(camera)}>
          {photoLabel}
        </Button>
      )}
      <Button
        {...button}
        id={offersCamera ? undefined : id}
        variant={offersCamera ? "quiet" : "secondary"}
        onClick={pick(files)}
      >
        {chooseLabel}
      </Button>
      <input ref={files} type="file" hidden multiple={multiple} accept={accept} onChange={take} />
      {offersCamera && (
        <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={take} />
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
