const tabStops =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"], [hidden]), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

export function tabStopsIn(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(tabStops)].filter((element) => element.checkVisibility());
}

/** The target of Tab inside the root; undefined if the browser finds it by itself. */
export function wrapTab(
  root: HTMLElement,
  active: Element | null,
  backwards: boolean,
): HTMLElement | undefined {
  const stops = tabStopsIn(root);
  const isOutside = !stops.some((stop) => stop === active);
  if (backwards) return isOutside || active === stops[0] ? stops.at(-1) : undefined;
  return active === stops.at(-1) ? stops[0] : undefined;
}
