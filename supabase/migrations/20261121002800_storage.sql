-- Files. Logos are public to read and begin with their owner's id; whatever comes is redrawn as PNG before it is stored.
-- Recordings are private, and no policy opens them: the server reads them for whoever may see their row. Who could read a
-- file themselves could sign an address for it that outlives their seat.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('company-assets', 'company-assets', true, 5242880, array['image/png']),
  ('candidate-media', 'candidate-media', false, 1073741824,
    array['video/webm', 'video/mp4', 'audio/webm', 'audio/mp4'])
on conflict (id) do nothing;
create policy "people read their logos, and their company's" on storage.objects
  for select to authenticated
  using (bucket_id = 'company-assets' and (
    name like (select public.my_user_id())::text || '-logo-%'
    or exists (select 1 from public.company_profiles c where c.company_logo_url = name)
  ));
