import "react";

declare module "react" {
  /** The styles of this package also set custom properties. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
