import "./codes.css";

type CodesProps = {
  readonly label: string;
  readonly codes: readonly string[];
};

export function Codes({ label, codes }: CodesProps) {
  return (
    <ul className="codes" aria-label={label} translate="no">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
