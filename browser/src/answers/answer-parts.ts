/** The fields of a part of an answer, for the queries of both apps. */
export const ANSWER_PARTS = "kind value words list names minor currency every from to months";
