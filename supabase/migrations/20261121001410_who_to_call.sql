-- 'Who to call': of the open attempts that nobody has decided about, those that a person has to read or hear, the oldest
-- first, and those that are rated, the best first; at most p_most of each, of one interview or (null) of all. Who was
-- called already comes after who was not, and whoever is booked or no fit is not called again. Rated ones meet the
-- must-haves, which whoever was let in without them does not, and their hours, if they marked any, meet the shift. An index
-- gives the order; a hundred of it are read, with what else is needed looked up for each on its own, as the list does.
-- `totals` are how many nobody has decided about without a rating and with one, as the list counts them.
-- `words` are the company's own for what came of a call.
create function public.who_to_call(p_most integer, p_interview uuid default null) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  company constant text := (array(select public.my_department_keys()))[1];
  -- Keys of the unrated lie below the lowest rank.
  rated_from constant bigint := public.list_key(1);
  undecided constant text := ' a.department_key = $1 and a.status = ''Pending'' and a.submitted_at is not null and a.unlocked_at is not null'
    || case when public.my_interviews() is not null then ' and a.interview_id = any ((select public.my_interviews())::uuid[])' else '' end
    || case when p_interview is not null then ' and a.interview_id = $2' else '' end;
  open_ones constant text := '
    select a.*, i.title, i.translations, i.shift, i.shift_bits, i.willo_interview_key,
      t.id as contact_id, t.outcome as contact_outcome, t.own_words, t.created_at as contacted_at
    from public.interview_attempts a
    cross join lateral (select title, translations, shift, shift_bits, willo_interview_key from public.interviews where id = a.interview_id limit 1) i
    left join lateral (
      select id, outcome, own_words, created_at from public.contacts
      where interview_attempt_id = a.id and taken_back_at is null order by sequence desc limit 1
    ) t on true
    where coalesce(t.outcome not in (''booked'', ''not_a_fit''), true) and' || undecided;
  counted constant text := 'select count(*) from (select 1 from public.interview_attempts a where' || undecided;
  at_most constant text := ' limit public.app_limit(''counted_candidates'') + 1) found';
  -- What is no word: an answer may be a full stop.
  noise constant text := quote_literal(E' \t\r\n.,:!?…–—-');
  row_of constant text := '
    select jsonb_build_object(
      ''id'', f.id, ''name'', f.candidate_name, ''email'', c.email, ''phone'', f.call_phone, ''language'', f.language,
      ''interview'', f.title, ''job'', public.title_in(f.title, f.translations, f.language), ''submitted_at'', f.submitted_at, ''status'', f.status, ''ai_allowed'', f.ai_allowed,
      ''evaluation_state'', f.evaluation_state, ''retries'', f.evaluation_retry_at is not null,
      ''outcome'', l.outcome, ''hard_to_hear'', coalesce(l.notes @> ''[{"kind": "hard_to_hear"}]'', false), ''rating'', f.shown_rating, ''version'', coalesce(l.version, 0),
      ''override'', coalesce((select max(o.id) from public.metric_overrides o where o.interview_attempt_id = f.id), 0),
      ''said'', f.said, ''facts'', f.facts,
      ''instructed'', coalesce(l.notes @> ''[{"kind": "instructed_scorer", "quote": {}}]'', false), ''recordings'', (
        select jsonb_object_agg(r.question_id, jsonb_build_object(''id'', m.id, ''type'', m.content_type))
        from public.responses r join public.media m on m.id = r.media_id and m.state in (''uploaded'', ''ready'')
        where r.interview_attempt_id = f.id
      ),
      -- Nothing is chosen: the first answer that was typed, from its start.
      ''opening'', (
        select left(btrim(r.responses_text), 200)
        from public.responses r join public.questions q on q.id = r.question_id
        where r.interview_attempt_id = f.id and r.answer_type = ''text'' and btrim(r.responses_text, ' || noise || ') <> ''''
        order by q.question_order limit 1
      ),
      ''wordless'', not exists (
        select 1 from public.responses r where r.interview_attempt_id = f.id and btrim(r.responses_text, ' || noise || ') <> ''''
      ),
      ''availability'', f.availability, ''shift'', f.shift, ''yes_to'', (
        select coalesce(jsonb_agg(s.question_text order by s.question_order), ''[]'') from public.screening_questions s
        where s.interview_id = f.willo_interview_key and s.kind = ''yes_no'' and f.screening_answers -> s.id::text = ''0''
      ), ''offered'', exists (
        select 1 from public.bookings b where b.interview_attempt_id = f.id and b.state = ''offered''
          and exists (select 1 from public.free_times(b.offer_id, b.id))
      ), ''contact_id'', f.contact_id,
      ''contact_outcome'', f.contact_outcome, ''contact_words'', f.own_words, ''contacted_at'', f.contacted_at, ''time_zone'', p.time_zone
    ) as item, f.*
    from first f
    join public.candidates c on c.id = f.candidate_id
    join public.company_profiles p on p.willo_company_key = f.department_key
    left join lateral (
      select outcome, version, notes from public.evaluation_results
      where interview_attempt_id = f.id and f.ai_allowed and version > f.replaced_version order by version desc limit 1
    ) l on true';
  most constant integer := least(p_most, 50);
  unrated jsonb;
  rated jsonb;
  unrated_total integer;
  rated_total integer;
begin
  execute 'with first as (select * from (' || open_ones || '
        and a.best_key < $3 and a.evaluation_state not in (''queued'', ''running'') order by a.best_key limit 100
      ) hundred order by contacted_at is not null, best_key limit $4)
    select jsonb_agg(item order by contacted_at is not null, best_key) from (' || row_of || ') listed'
    into unrated using company, p_interview, rated_from, most;
  execute 'with first as (select * from (' || open_ones || '
        and a.best_key >= $3 and a.screening in (''none'', ''passed'')
        and coalesce(i.shift_bits = 0 or a.availability_bits & i.shift_bits <> 0, true)
        order by a.best_key desc limit 100
      ) hundred order by contacted_at is not null, best_key desc limit $4)
    select jsonb_agg(item order by contacted_at is not null, best_key desc) from (' || row_of || ') listed'
    into rated using company, p_interview, rated_from, most;
  execute counted || ' and a.best_key < $3' || at_most into unrated_total using company, p_interview, rated_from;
  execute counted || ' and a.best_key >= $3' || at_most into rated_total using company, p_interview, rated_from;
  return jsonb_build_object(
    'totals', jsonb_build_object('unrated', unrated_total, 'rated', rated_total), 'unrated', coalesce(unrated, '[]'), 'rated', coalesce(rated, '[]'),
    'words', coalesce((select jsonb_agg(said) from public.my_contact_words() said), '[]')
  );
end $$;
grant execute on function public.who_to_call(integer, uuid) to authenticated;
