/**
 * Runs in every page before its own scripts, and logs what would otherwise go unnoticed: violations of the content
 * security policy, and horizontal scrolling when a page is left.
 */
export const noticeInPage = (): void => {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: the watch reads the console
    console.error(`Content policy violated: ${effectiveDirective} ${blockedURI}`);
  });
  const look = (): void => {
    if (location.protocol === "about:") return;
    const page = document.scrollingElement;
    // On a phone the window grows with overflowing content; the screen does not.
    const width = Math.min(window.innerWidth, window.screen.width);
    if (!page || page.scrollWidth <= width) return;
    // biome-ignore lint/suspicious/noConsole: the watch reads the console
    console.error(`Sideways scrolling at ${location.pathname}: ${page.scrollWidth} px on ${width} px`);
  };
  window.addEventListener("pagehide", look);
  if ("navigation" in window && window.navigation instanceof EventTarget) {
    window.navigation.addEventListener("navigate", look);
  }
};
