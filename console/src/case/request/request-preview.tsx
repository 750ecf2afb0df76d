import { documentText } from "@latchkey/browser/i18n/code-text.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTextsIn } from "@latchkey/browser/i18n/use-texts-in.ts";
import { type AskedRequest, subjectOf } from "@latchkey/domain/review/request.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { reasonsToTell } from "@latchkey/domain/vocabulary/reasons.ts";
import { namedDocument, requestTitles, titleKey } from "@latchkey/domain/wizard/request-title.ts";
import { Missing } from "@latchkey/ui/missing/missing.tsx";
import { Preview } from "@latchkey/ui/preview/preview.tsx";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { CannedOfRequest } from "../../desk/canned.graphql.ts";
import type { OfferedSubject } from "./request.graphql.ts";
import { type TypedRequest, toRequest } from "./typed-request.ts";

interface RequestPreviewProps {
  readonly partyId: string;
  readonly requests: readonly TypedRequest[];
  readonly subjects: readonly OfferedSubject[];
  readonly language: Language;
}

const useApplicantTexts = (language: Language) =>
  useTextsIn(language, ["remedial", "reasons", "document-names", "other-document-names"]);

type ApplicantTexts = NonNullable<ReturnType<typeof useApplicantTexts>["t"]>;

/** The page with which the applicant begins to answer, for every request, as it would be sent now. */
export function RequestPreview({ partyId, requests, subjects, language }: RequestPreviewProps) {
  const { t } = useTranslation("request");
  const { t: applicants, hasFailed } = useApplicantTexts(language);
  if (hasFailed) return <p className="soft">{t("preview.failed")}</p>;
  if (!applicants) return null;
  const begun = requests.filter(({ start }) => start !== "");
  if (begun.length === 0) return <p className="soft">{t("preview.empty")}</p>;
  return begun.map((request) => (
    <div key={request.key} className="stack stack--tight">
      {requests.length > 1 && <h3>{t("request.title", { number: requests.indexOf(request) + 1 })}</h3>}
      <OnePreview
        partyId={partyId}
        request={request}
        subjects={subjects}
        language={language}
        t={applicants}
      />
    </div>
  ));
}

interface OnePreviewProps extends Pick<RequestPreviewProps, "partyId" | "subjects" | "language"> {
  readonly request: TypedRequest;
  readonly t: ApplicantTexts;
}

/** Filled in by the server, as they will be sent. */
const useCannedWords = (partyId: string, asked: AskedRequest, language: Language): readonly string[] => {
  const { confirmedRule: _rule, canned = [], ...rest } = asked;
  const { language: own } = useLanguage();
  const [{ data }] = useQuery({
    query: CannedOfRequest,
    variables: { partyId, request: { ...rest, canned, comment: "" } },
    pause: canned.length === 0,
  });
  const words = canned.length === 0 ? [] : (data?.cannedOfRequest ?? []);
  return words.map(({ theirs, yours }) => (language === own ? yours : theirs));
};

function OnePreview({ partyId, request, subjects, language, t }: OnePreviewProps) {
  const asked = toRequest(request, subjects);
  const { reasons, documentType } = asked;
  const canned = useCannedWords(partyId, asked, language);
  const comment = [...canned, asked.comment].filter(Boolean).join("\n\n");
  const start = subjectOf(request, subjects)?.starts.find(({ step }) => step === request.start);
  const title = requestTitles.find((known) => known === start?.title);
  if (!title) return null;
  const named = namedDocument({ start: request.start, documentType });
  return (
    <Preview
      lang={language}
      title={t(`remedial:title.${titleKey(title, named !== undefined)}`, {
        document: named === undefined ? "" : documentText(t, named),
      })}
    >
      <Missing
        heading={t("remedial:page.missing")}
        headingLevel={3}
        reasons={reasonsToTell(reasons, comment).map((code) => ({
          key: code,
          text: t(`reasons:text.${code}`),
        }))}
        note={comment}
        noteFrom={t("remedial:page.note")}
        nothing={t("remedial:page.nothing")}
        rest={t("remedial:page.rest")}
      />
    </Preview>
  );
}
