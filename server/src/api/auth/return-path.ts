const HOME = "/dashboard";
const LONGEST = 500;
const ALLOWED = /^\/(?:dashboard|questions|open-banking)(?:[/?]|$)/;

/**
 * Where to go after signing in: only a path of our own. Anything doubtful becomes the dashboard.
 */
export const safeReturnPath = (candidate: string | undefined): string => {
  if (candidate === undefined || candidate.length > LONGEST || !ALLOWED.test(candidate)) return HOME;
  const base = "http://here.invalid";
  if (/[\\\s]/.test(candidate) || !URL.canParse(candidate, base)) return HOME;
  const { origin, pathname, search } = new URL(candidate, base);
  return origin === base && ALLOWED.test(pathname) ? `${pathname}${search}` : HOME;
};
