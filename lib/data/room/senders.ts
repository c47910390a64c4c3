import { smallLogoName } from "#lib/domain/company/logo";
import { type MailSender, senderName } from "#lib/domain/core/mail-sender";
import { opens } from "#lib/domain/plans/features";
import { ownerIsVerified } from "../account/profiles.ts";
import { logoAddress } from "../company/companies.ts";
import { type ServiceDb, unwrap } from "../db.ts";
import { readAccess } from "../plans/billing.ts";

/**
 * Whom mails to an owner's candidates show as their sender now: the company, once its owner has proved their address and
 * if its name may stand there, with its logo while the plan includes it.
 */
export async function readSender(service: ServiceDb, ownerId: string): Promise<MailSender> {
  const [stored, verified, access] = await Promise.all([
    service
      .from("company_profiles")
      .select("company_name, company_logo_url")
      .eq("created_by_user_id", ownerId)
      .maybeSingle(),
    ownerIsVerified(service, ownerId),
    readAccess(service, ownerId),
  ]);
  const company = unwrap(stored);
  const name = company && verified ? senderName(company.company_name) : null;
  if (company === null || name === null) return { name: null, logo: null };
  const file = opens(access, "branding") ? company.company_logo_url : null;
  const src = file && logoAddress(service, smallLogoName(file));
  return { name, logo: src ? { src, alt: company.company_name } : null };
}
