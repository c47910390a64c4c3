-- A recording that has arrived whole is made playable by a job, whoever accepted it.
create function public.queue_media() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.enqueue_job('process_media', jsonb_build_object('mediaId', new.id), 'media:' || new.id);
  return null;
end $$;
create trigger queue_media after update of state on public.media
  for each row when (new.state = 'uploaded' and old.state is distinct from new.state)
  execute function public.queue_media();
create trigger queue_media_at_once after insert on public.media
  for each row when (new.state = 'uploaded') execute function public.queue_media();
