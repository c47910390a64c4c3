import { smallLogoName } from "#lib/domain/company/logo";
import { type MailSender, senderName } from "#lib/domain/core/mail-sender";
import { opens } from "#lib/domain/plans/features";
import { ownerIsVerified } from "../account/profiles.ts";
import { logoAddress } from "../company/companies.ts";
import { type ServiceDb, unwrap } from "../db.ts";
import { readCompanyAccess } from "../plans/company-access.ts";

const NOBODY: MailSender = { name: null, logo: null };

/**
 * Whom mails to an owner's candidates show as their sender now: the company, once its owner has proved their address and
 * if its name may stand there, with its logo while the plan includes it.
 */
export async function readSender(service: ServiceDb, ownerId: string): Promise<MailSender> {
  const company = unwrap(
    await service
      .from("company_profiles")
      .select("id, company_name, company_logo_url")
      .eq("created_by_user_id", ownerId)
      .maybeSingle(),
  );
  if (company === null) return NOBODY;
  const [verified, access] = await Promise.all([
    ownerIsVerified(service, ownerId),
    readCompanyAccess(service, company.id),
  ]);
  const name = verified ? senderName(company.company_name) : null;
  if (name === null) return NOBODY;
  const file = opens(access, "branding") ? company.company_logo_url : null;
  const src = file && logoAddress(service, smallLogoName(file));
  return { name, logo: src ? { src, alt: company.company_name } : null };
}
