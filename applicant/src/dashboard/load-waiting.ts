/** What comes after the submission, in a chunk of its own. */
export const loadWaiting = () => import("./waiting-view.tsx");
