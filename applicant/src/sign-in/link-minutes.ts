/** How long a link is valid, for the texts. The server decides; its default is also ten minutes. */
export const LINK_MINUTES = 10;
