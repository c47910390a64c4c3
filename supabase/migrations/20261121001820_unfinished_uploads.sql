-- Drops uploads that nobody will finish and queues the removal of their files. The rows go as well, so that whoever
-- comes back after all with the recording on their device sends it as if for the first time.
create function public.sweep_uploads()
  returns integer language plpgsql security definer set search_path = '' as $$
declare
  gone public.media;
  swept integer := 0;
begin
  for gone in
    delete from public.media where id in (select public.abandoned_uploads(200)) and state = 'uploading' returning *
  loop
    perform public.queue_removal(gone.id, gone.object_key);
    swept := swept + 1;
  end loop;
  return swept;
end $$;
