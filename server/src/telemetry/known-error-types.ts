/** The types of errors that may leave this installation: a name that is not listed might be something typed. */
const TYPES: ReadonlySet<string> = new Set([
  // The language's
  "Error",
  "AggregateError",
  "EvalError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "TypeError",
  "URIError",
  // The browser's: a DOMException goes by its name
  "DOMException",
  "AbortError",
  "ConstraintError",
  "DataCloneError",
  "DataError",
  "EncodingError",
  "HierarchyRequestError",
  "InvalidAccessError",
  "InvalidCharacterError",
  "InvalidStateError",
  "NetworkError",
  "NotAllowedError",
  "NotFoundError",
  "NotReadableError",
  "NotSupportedError",
  "OperationError",
  "OverconstrainedError",
  "QuotaExceededError",
  "SecurityError",
  "TimeoutError",
  "UnknownError",
  // The libraries'
  "CombinedError",
  "GraphQLError",
  // Ours
  "MissingCountryDocuments",
  "MissingDocumentDefinition",
]);

/** A type by its name, or `other`. */
export const knownErrorType = (type: string): string => (TYPES.has(type) ? type : "other");
