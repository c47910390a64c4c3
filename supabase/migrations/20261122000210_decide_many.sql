-- Decides about several attempts in one step: what decide() does for each, for all of them or for none. `p_decisions` is
-- [{id, version, override, from}], as each one's row showed it. Answers how many there are to decide about: what has been
-- deleted meanwhile is left out. In the order of their ids, so that two people at once wait for each other and no more.
create function public.decide_many(p_status text, p_decisions jsonb) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  one jsonb;
  decided integer := 0;
begin
  perform public.refuse_long(256 * 1024, p_status, p_decisions::text);
  for one in select value from jsonb_array_elements(p_decisions) order by value ->> 'id' loop
    if public.decide(
      (one ->> 'id')::uuid, p_status, null, (one ->> 'version')::integer, (one ->> 'override')::bigint, one ->> 'from'
    ) then
      decided := decided + 1;
    end if;
  end loop;
  return decided;
end $$;
grant execute on function public.decide_many(text, jsonb) to authenticated;
