/**
 * The accessible name of a field has a space on each side of an element that is not inline. The document of the tests
 * says of no element how it is displayed, so that a value within a label would stand apart from the sign after it.
 */

const WITHIN_A_SENTENCE = "span[translate=no], strong[translate=no]";

const isPatched = Symbol.for("inline elements");

const withInline = (original: typeof getComputedStyle): typeof getComputedStyle => {
  const patched: typeof getComputedStyle = (element, pseudo) => {
    const style = original(element, pseudo);
    if (!element.matches(WITHIN_A_SENTENCE) || style.display !== "") return style;
    return new Proxy(style, {
      get: (target, name) => {
        if (name === "display") return "inline";
        if (name === "getPropertyValue") {
          return (property: string) =>
            property === "display" ? "inline" : target.getPropertyValue(property);
        }
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  };
  return Object.assign(patched, { [isPatched]: true });
};

if (typeof window !== "undefined" && !(isPatched in window.getComputedStyle)) {
  window.getComputedStyle = withInline(window.getComputedStyle.bind(window));
}
