import { Mark } from "../brand/mark.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";
import "./logos.css";

type LogosProps = {
  /** The provider's name, as in the header. */
  readonly provider: string;
  /** Who is on the other side. */
  readonly other: string;
  /** A sign for them: the logos of others are not ours to show. */
  readonly sign: IconName;
};

/** The two sides of a connection, each by its logo and its name. */
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
