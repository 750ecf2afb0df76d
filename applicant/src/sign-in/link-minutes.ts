/** How long a link can be used, as the texts say it. The server decides; it takes the same ten minutes. */
export const LINK_MINUTES = 10;
