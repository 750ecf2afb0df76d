import type { Examples } from "../example.ts";
import { Icon } from "./icon.tsx";
import { type IconName, iconPaths } from "./icon-paths.ts";

const names = Object.keys(iconPaths) as readonly IconName[];

export const examples: Examples = {
  all: () => (
    <div className="row">
      {names.map((name) => (
        <span key={name} className="row">
          <Icon name={name} />
          {name}
        </span>
      ))}
    </div>
  ),
  small: () => (
    <span className="row">
      <Icon name="check" small />
      Saved
    </span>
  ),
};
