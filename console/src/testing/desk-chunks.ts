/** Imports the reviewers' pages up front, so that no test waits for their compilation. */
import "../queue/queue-page.tsx";
