import { Mark } from "../brand/mark.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";
import "./logos.css";

type LogosProps = {
  readonly provider: string;
  readonly other: string;
  /** A sign for them, because the logos of others may not be shown. */
  readonly sign: IconName;
};

export function Logos({ provider, other, sign }: LogosProps) {
  return (
    <ul className="logos">
      <li>
        <Mark />
        {provider}
      </li>
      <li className="logos__way" aria-hidden="true" />
      <li>
        <span className="logos__mark">
          <Icon name={sign} />
        </span>
        {other}
      </li>
    </ul>
  );
}
