import { type IconName, iconPaths } from "./icon-paths.ts";

type IconProps = {
  readonly name: IconName;
  /** 18 px with a heavier line instead of 24 px. */
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
};

/** Decoration next to a word: hidden from assistive technology, coloured by the text around it. */
export function Icon({ name, small = false, className }: IconProps) {
  const classes = ["icon", small && "icon--small", className].filter(Boolean).join(" ");
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
