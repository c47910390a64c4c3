-- Files. Logos are public to read and begin with their owner's id; whatever comes is redrawn as PNG before it is stored.
-- Recordings are private and opened by the policies of their own row, so that a locked or unsubmitted attempt has no
-- file either.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('company-assets', 'company-assets', true, 5242880, array['image/png']),
  ('candidate-media', 'candidate-media', false, 1073741824,
    array['video/webm', 'video/mp4', 'audio/webm', 'audio/mp4'])
on conflict (id) do nothing;
create policy "owners read their logos" on storage.objects
  for select to authenticated
  using (bucket_id = 'company-assets' and name like (select public.my_user_id())::text || '-logo-%');
create policy "owners watch recordings of open attempts" on storage.objects
  for select to authenticated
  using (bucket_id = 'candidate-media' and exists (select 1 from public.media m where m.object_key = name));
