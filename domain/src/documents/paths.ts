/** The known values of `additionalFilePath` in the signed-URL call: the section a file belongs to. */
export const additionalFilePaths = ["identity", "income", "residence"] as const;
export type AdditionalFilePath = (typeof additionalFilePaths)[number];
