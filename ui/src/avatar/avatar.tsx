import "./avatar.css";

type AvatarProps = {
  /** One upper-case letter. Decoration: the name is in words beside it. */
  readonly letter: string;
};

export function Avatar({ letter }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true">
      {letter}
    </span>
  );
}
