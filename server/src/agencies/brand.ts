import { type Accent, accentIssue, accentOf } from "@latchkey/domain/agencies/colour.ts";
import { agencyLogoPath } from "@latchkey/domain/vocabulary/agency-logo-path.ts";
import { type Kysely, sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { EmailBrand } from "../platform/mail/email.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Services } from "../platform/work/services.ts";
import type { Work } from "../platform/work/work.ts";
import { assertAgency } from "./agencies.ts";
import { bindAgencyFile, findAgencyFile, type KeptAgencyFile, keepAgencyFile } from "./agency-files.ts";

export interface Logo {
  readonly path: string;
  /** In pixels; it is shown at half of it. */
  readonly width: number;
  readonly height: number;
}

interface BrandContacts {
  readonly phone: string | null;
  readonly website: string | null;
}

export interface PageBrand extends BrandContacts {
  readonly name: string;
  readonly accent: Accent | null;
  readonly logo: string | null;
}

interface Brand extends BrandContacts {
  readonly name: string;
  readonly replyEmail: string | null;
  readonly accent: Accent | null;
  readonly logo: Logo | null;
}

const logoOf = ({
  sha256,
  width,
  height,
}: Pick<BrandRow, "sha256" | "width" | "height">): Logo | undefined =>
  sha256 && width && height ? { path: agencyLogoPath(sha256), width, height } : undefined;

export const readLogo = async (db: Kysely<Schema>, agencyId: string): Promise<Logo | undefined> => {
  const row = await db
    .selectFrom("agency_logo as l")
    .leftJoin("agency_file as f", "f.id", "l.file_id")
    .select(["f.sha256", "l.width", "l.height"])
    .where("l.agency_id", "=", agencyId)
    .orderBy("l.id", "desc")
    .executeTakeFirst();
  return row && logoOf(row);
};

interface BrandRow extends BrandContacts {
  readonly name: string;
  readonly replyEmail: string | null;
  readonly accent: string | null;
  readonly sha256: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** undefined: the provider itself, or an agency that has neither a colour, nor a logo, nor an address for replies. */
const brandOfApplication = async (db: Kysely<Schema>, applicationId: string): Promise<Brand | undefined> => {
  const { rows } =
    await sql<BrandRow>`select a.name, a.reply_email as "replyEmail", a.phone, a.website, a.accent, f.sha256, l.width, l.height
    from application p join agency a on a.id = p.agency_id and not a.is_own
      left join lateral (select * from agency_logo l where l.agency_id = a.id order by l.id desc limit 1) l on true
      left join agency_file f on f.id = l.file_id
    where p.id = ${applicationId}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { name, replyEmail, phone, website } = row;
  const accent = row.accent === null ? null : accentOf(row.accent);
  const logo = logoOf(row) ?? null;
  return accent || logo || replyEmail ? { name, replyEmail, phone, website, accent, logo } : undefined;
};

/** As the agency's own pages show it: the name alone, if it has neither colour nor logo. */
export const readAgencyBrand = async (db: Kysely<Schema>, agencyId: string): Promise<PageBrand> => {
  const { accent, ...shown } = await db
    .selectFrom("agency")
    .select(["name", "phone", "website", "accent"])
    .where("id", "=", agencyId)
    .executeTakeFirstOrThrow();
  const logo = await readLogo(db, agencyId);
  return { ...shown, accent: accent === null ? null : accentOf(accent), logo: logo?.path ?? null };
};

/** As pages show it. */
export const pageBrand = async (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<PageBrand | undefined> => {
  const brand = await brandOfApplication(db, applicationId);
  if (!brand) return undefined;
  const { replyEmail: _replyEmail, logo, ...shown } = brand;
  return { ...shown, logo: logo?.path ?? null };
};

export const emailBrand = async (
  { db, config }: Pick<Services, "db" | "config">,
  applicationId: string,
): Promise<EmailBrand | undefined> => {
  const brand = await brandOfApplication(db, applicationId);
  if (!brand) return undefined;
  const { logo } = brand;
  return { ...brand, logo: logo && { ...logo, href: new URL(logo.path, config.publicUrl).href } };
};

/** @param typed empty: none. @throws NOT_FOUND; INVALID_INPUT with the field `accent` */
export const setAccent = async (work: Work, agencyId: string, typed: string): Promise<void> => {
  await assertAgency(work.tx, agencyId);
  const accent = typed.trim().toLowerCase();
  const issue = accent === "" ? undefined : accentIssue(accent);
  if (issue) throw invalidInput({ accent: issue });
  await work.tx
    .updateTable("agency")
    .set({ accent: accent || null })
    .where("id", "=", agencyId)
    .execute();
  await audit(work, { action: "agency-colour-changed", outcome: "done", subject: agencyId });
};

interface SentLogo {
  readonly agencyId: string;
  readonly staffId: string;
  /** A PNG that the child process has drawn. */
  readonly content: Buffer;
}

/** The place of a PNG's size: two numbers of four bytes in its first chunk. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** @throws NOT_FOUND for an unknown agency; StoreFailed */
export const keepLogo = async (work: Work, { agencyId, staffId, content }: SentLogo): Promise<void> => {
  const id = await keepAgencyFile(work, { agencyId, staffId, name: "logo.png", content });
  await bindAgencyFile(work, agencyId, id);
  const size = { width: content.readUInt32BE(WIDTH_AT), height: content.readUInt32BE(HEIGHT_AT) };
  await work.tx
    .insertInto("agency_logo")
    .values({ agency_id: agencyId, file_id: id, ...size, staff_id: staffId, at: work.now })
    .execute();
  await audit(work, { action: "agency-logo-changed", outcome: "done", subject: agencyId });
};

/** @throws NOT_FOUND for an unknown agency */
export const removeLogo = async (work: Work, agencyId: string, staffId: string): Promise<void> => {
  await assertAgency(work.tx, agencyId);
  await work.tx
    .insertInto("agency_logo")
    .values({
      agency_id: agencyId,
      file_id: null,
      width: null,
      height: null,
      staff_id: staffId,
      at: work.now,
    })
    .execute();
  await audit(work, { action: "agency-logo-removed", outcome: "done", subject: agencyId });
};

/** By the sum of its bytes, also one of earlier e-mails. */
export const findLogo = async (db: Kysely<Schema>, sha256: string): Promise<KeptAgencyFile | undefined> => {
  const found = await db
    .selectFrom("agency_file as f")
    .select(["f.agency_id", "f.id"])
    .where("f.sha256", "=", sha256)
    .where(sql<boolean>`exists (select from agency_logo l where l.file_id = f.id)`)
    .orderBy("f.at", "desc")
    .executeTakeFirst();
  return found && findAgencyFile(db, found.agency_id, found.id);
};
