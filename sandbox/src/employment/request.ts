export interface VerificationRequest {
  readonly data: Candidate;
  readonly meta: {
    readonly redirectUrl: string;
    readonly state: string;
    readonly webhookUrl: string;
  };
}

interface Candidate {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string | null;
  readonly dateOfBirth?: string | null;
  readonly newEmployerName: string;
  readonly activities: readonly Activity[];
}

export interface Activity {
  readonly customId: string;
  readonly type: "employment" | "self_employment";
  readonly isCurrent: boolean;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly employerName?: string | null;
  readonly companyName?: string | null;
  readonly jobTitle?: string | null;
  readonly declaredAnnualIncome?: number | null;
  readonly verifyViaKonfir: boolean;
}

const text = { type: "string", minLength: 1, maxLength: 300 } as const;
const optionalText = { type: ["string", "null"], maxLength: 300 } as const;
const optionalDate = { type: ["string", "null"], pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" } as const;
/** Only such addresses are called or redirected to, as the request names them. */
const address = { type: "string", pattern: "^https?://[^\\s]+$", maxLength: 2_000 } as const;

const activity = {
  type: "object",
  required: ["customId", "type", "isCurrent", "verifyViaKonfir"],
  properties: {
    customId: text,
    type: { enum: ["employment", "self_employment"] },
    isCurrent: { type: "boolean" },
    startDate: optionalDate,
    endDate: optionalDate,
    employerName: optionalText,
    companyName: optionalText,
    jobTitle: optionalText,
    declaredAnnualIncome: { type: ["number", "null"], minimum: 0 },
    verifyViaKonfir: { type: "boolean" },
  },
} as const;

export const requestSchema = {
  type: "object",
  required: ["data", "meta"],
  properties: {
    data: {
      type: "object",
      required: ["firstName", "lastName", "email", "newEmployerName", "activities"],
      properties: {
        firstName: text,
        lastName: text,
        email: text,
        phoneNumber: optionalText,
        dateOfBirth: optionalDate,
        newEmployerName: text,
        activities: { type: "array", minItems: 1, maxItems: 20, items: activity },
      },
    },
    meta: {
      type: "object",
      required: ["redirectUrl", "state", "webhookUrl"],
      properties: { redirectUrl: address, state: text, webhookUrl: address },
    },
  },
} as const;
