-- A logo is one of its owner's own files, kept by its path: 'userId-logo-timestamp.png'. Addresses are derived from
-- it, so nobody can point a candidate's browser anywhere else.
update public.company_profiles set company_logo_url = null
  where company_logo_url !~ ('^' || created_by_user_id || '-logo-[0-9]{1,16}\.png$');
alter table public.company_profiles add constraint logo_is_own_file
  check (company_logo_url ~ ('^' || created_by_user_id || '-logo-[0-9]{1,16}\.png$'));

-- Whatever comes is redrawn as PNG before it is stored: no SVG is ever served.
update storage.buckets set allowed_mime_types = array['image/png'] where id = 'company-assets';
