/**
 * Navigates to another HTML document of the same origin: the sign-in page, the applicant app and the server's own paths
 * are separate documents, so this is a full page load.
 */
export const leaveFor = (path: string): void => window.location.assign(path);
