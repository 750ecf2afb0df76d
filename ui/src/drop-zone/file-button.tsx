import { type ChangeEvent, type ComponentProps, useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";

type FileButtonProps = Pick<
  ComponentProps<typeof Button>,
  "id" | "variant" | "size" | "icon" | "busy" | "children" | "onBlur" | "aria-describedby"
> & {
  readonly camera?: boolean | undefined;
  readonly multiple?: boolean | undefined;
  readonly accept?: string | undefined;
  readonly off?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Called with false if it is closed without a file. */
  readonly onOpen?: ((isOpen: boolean) => void) | undefined;
};

export function FileButton(props: FileButtonProps) {
  const { camera = false, multiple, accept, off = false, onFiles, onOpen, busy = false, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    const cancel = () => onOpen?.(false);
    field?.addEventListener("cancel", cancel);
    return () => field?.removeEventListener("cancel", cancel);
  }, [onOpen]);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file can be chosen again after it was removed.
    currentTarget.value = "";
  };
  const pick = () => {
    if (off) return;
    onOpen?.(true);
    input.current?.click();
  };
  return (
    <>
      <Button {...button} busy={busy} aria-disabled={off} onClick={pick} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        capture={camera ? "environment" : undefined}
        onChange={take}
      />
    </>
  );
}
