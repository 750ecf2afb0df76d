import { PageList } from "@latchkey/ui/page-list/page-list.tsx";
import { PageRow } from "@latchkey/ui/page-list/page-row.tsx";
import { useTranslation } from "react-i18next";
import type { Page } from "./page.ts";
import type { Pages, PagesState } from "./pages.ts";
import { useBlobAddress } from "./use-blob-address.ts";

interface OwnPagesProps {
  readonly pages: Pages;
  readonly state: PagesState;
  readonly onEdit: (id: string) => void;
  readonly onRemoved: () => void;
}

export function OwnPages({ pages, state, onEdit, onRemoved }: OwnPagesProps) {
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "pages" });
  const last = state.pages.length - 1;
  const remove = (id: string) => {
    pages.remove(id);
    onRemoved();
  };
  return (
    <PageList label={t("title")}>
      {state.pages.map((page, index) => {
        const number = { page: index + 1 };
        return (
          <Row
            key={page.id}
            page={page}
            name={t("page", number)}
            off={state.isBusy}
            edit={{ label: t("edit", number), text: t("editShort"), onPress: () => onEdit(page.id) }}
            up={{ label: t("up", number), off: index === 0, onPress: () => pages.move(page.id, -1) }}
            down={{ label: t("down", number), off: index === last, onPress: () => pages.move(page.id, 1) }}
            remove={{ label: t("remove", number), onPress: () => remove(page.id) }}
          />
        );
      })}
    </PageList>
  );
}

type RowProps = Omit<Parameters<typeof PageRow>[0], "picture"> & { readonly page: Page };

function Row({ page, ...row }: RowProps) {
  return <PageRow {...row} picture={useBlobAddress(page.thumbnail)} />;
}
