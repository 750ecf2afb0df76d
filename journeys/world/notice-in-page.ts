/**
 * Runs in every page before its own scripts, and says on the console what nobody would hear otherwise: violations
 * of the content policy, and sideways scrolling of a page that is about to be left.
 */
export const noticeInPage = (): void => {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: the watch listens there
    console.error(`Content policy violated: ${effectiveDirective} ${blockedURI}`);
  });
  const look = (): void => {
    if (location.protocol === "about:") return;
    const page = document.scrollingElement;
    // On a phone the window widens with what sticks out; the screen does not.
    const width = Math.min(window.innerWidth, window.screen.width);
    if (!page || page.scrollWidth <= width) return;
    // biome-ignore lint/suspicious/noConsole: the watch listens there
    console.error(`Sideways scrolling at ${location.pathname}: ${page.scrollWidth} px on ${width} px`);
  };
  window.addEventListener("pagehide", look);
  if ("navigation" in window && window.navigation instanceof EventTarget) {
    window.navigation.addEventListener("navigate", look);
  }
};
