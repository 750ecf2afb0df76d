import { useTranslation } from "react-i18next";

interface Named {
  readonly type: string;
  readonly side?: string;
}

/**
 * What a document is called: its kind, and that it is the back of one. A kind without a name is shown as it is. Needs the two
 * catalogues of names.
 */
export const useDocumentName = () => {
  const { t } = useTranslation(["document-names", "other-document-names", "desk"]);
  return ({ type, side }: Named): string => {
    const kind = t(`document-names:kind.${type}` as "document-names:kind.PASSPORT", {
      defaultValue: t(`other-document-names:kind.${type}` as "other-document-names:kind.ID", {
        defaultValue: type,
      }),
    });
    return side === "back" ? `${kind}, ${t("desk:back")}` : kind;
  };
};
