import "./brand.css";

/** Decoration: the provider's name stands beside it. */
export function Mark() {
  return (
    <svg className="brand__mark" viewBox="0 0 32 40" aria-hidden="true" focusable="false">
      <path
        className="mark__door"
        d="M1 38.5V16a15 15 0 0 1 30 0v22.5a1.5 1.5 0 0 1-1.5 1.5h-27A1.5 1.5 0 0 1 1 38.5z"
      />
      <path
        className="mark__key"
        strokeWidth="3.2"
        d="M16 19.6a5 5 0 1 0 0-10 5 5 0 0 0 0 10zm0 0V33m0-6h4.6M16 33h3.4"
      />
    </svg>
  );
}
