/** Only a demo has this page, on which one chooses who to be. Production loads no file that names it. */
export const DEMO_PATH = "/personas";
