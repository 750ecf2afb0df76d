import { useTranslation } from "react-i18next";

/** What a type of document is called; one without a name is shown as it is. Needs the two catalogues of names. */
export const useDocumentName = () => {
  const { t } = useTranslation(["document-names", "other-document-names"]);
  return (type: string): string =>
    t(`document-names:kind.${type}` as "document-names:kind.PASSPORT", {
      defaultValue: t(`other-document-names:kind.${type}` as "other-document-names:kind.ID", {
        defaultValue: type,
      }),
    });
};
