const routes = [
  /^\/(?:dashboard|your-data|check-answers|otl|logout|open-banking|500)$/,
  /^\/questions\/(?:identity|income|residence)(?:\/[A-Za-z-]+)?$/,
];

/** A path as it is reported: parameters are replaced by their names, and unknown paths are left out. */
export const templatedPath = (pathname: string): string => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return routes.some((route) => route.test(path)) ? path : "/*";
};
