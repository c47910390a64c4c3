-- Strangers see a company's website, so no address carries a user name or a password (lib/domain/company/company.ts).
update public.company_profiles
  set company_website = regexp_replace(company_website, '^(https?://)[^/?#\\]*@', '\1')
  where company_website ~ '^https?://[^/?#\\]*@';
alter table public.company_profiles add constraint website_names_nobody
  check (company_website !~ '^https?://[^/?#\\]*@');
