-- What somebody needs may be in none of the boxes: a note alone is kept and read as well.
alter table public.accommodations drop constraint accommodations_kinds_check;
alter table public.accommodations add constraint accommodations_kinds_check check (
  kinds <@ array['more_time', 'text_instead', 'captions', 'people_only'] and cardinality(kinds) <= 4
  and (cardinality(kinds) > 0 or note is not null)
);

create or replace function public.request_accommodations(p_attempt uuid, p_kinds text[], p_note text)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  attempt public.interview_attempts;
begin
  select * into attempt from public.interview_attempts where id = p_attempt for update;
  if attempt.submitted_at is not null then
    raise exception 'attempt_submitted';
  end if;
  if cardinality(p_kinds) = 0 and btrim(coalesce(p_note, '')) = '' then
    delete from public.accommodations where interview_attempt_id = p_attempt;
    return;
  end if;
  insert into public.accommodations (interview_attempt_id, kinds, note, time_factor, text_instead)
    values (
      p_attempt, p_kinds, nullif(btrim(p_note), ''),
      case when 'more_time' = any (p_kinds) then 2 else 1 end, 'text_instead' = any (p_kinds)
    )
  on conflict (interview_attempt_id) do update set
    kinds = excluded.kinds, note = excluded.note,
    time_factor = excluded.time_factor, text_instead = excluded.text_instead;
  if 'people_only' = any (p_kinds) and attempt.ai_allowed then
    update public.interview_attempts set ai_allowed = false where id = p_attempt;
    insert into public.consents (interview_attempt_id, notice_version, language, ai_allowed)
      select p_attempt, notice_version, language, false from public.consents
      where interview_attempt_id = p_attempt order by given_at desc limit 1;
  end if;
end $$;
