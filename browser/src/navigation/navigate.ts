/**
 * Leaves this document for another one of the same origin: sign-in, applicant and the server's own addresses are
 * documents of their own, so crossing between them is a real navigation.
 */
export const leaveFor = (path: string): void => window.location.assign(path);
