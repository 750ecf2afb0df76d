import bankLink from "@latchkey/ui/illustrations/bank-link.svg";

export const partnerDrawing = <img className="wizard__art" src={bankLink} width={240} height={180} alt="" />;
