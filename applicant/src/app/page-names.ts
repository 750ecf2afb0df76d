const routes = [
  /^\/(?:dashboard|otl|logout|open-banking|reference-thank-you|500)$/,
  /^\/questions\/(?:identity|income|residence)(?:\/[A-Za-z-]+)?$/,
];

/** A path as it is reported: parameters are replaced by their names, and unknown paths are left out. */
export const templatedPath = (pathname: string): string => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (/^\/rental-reference\/[^/]+$/.test(path)) return "/rental-reference/:uuid";
  return routes.some((route) => route.test(path)) ? path : "/*";
};
