/** The path of the API for agencies' programs, and of the page that describes it. */
export const API_PATH = "/api/v1";
