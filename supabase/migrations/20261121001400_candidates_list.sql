-- The candidates list: its rows, what they are found by, and how many there are.

-- What the candidates list shows of an attempt, with its newest evaluation, so that one query can filter, order and
-- continue. It asks with the reader's own rights: the policies of the tables below it decide. Whoever asks for people only in
-- a second try is not ranked by what a computer made of the first, and a person's numbers come before a scorer's. A row says
-- which version and which of a person's steps it shows, when it was read, and, unless a person set a number, how many
-- metrics the scorer could assess. What else it needs is looked up for each row on its own, so that a page reads as much of
-- a hundred thousand attempts as of a hundred.
create view public.attempt_list with (security_invoker = true) as
  select
    a.id, a.interview_id, a.department_key, a.candidate_name, c.email as candidate_email,
    a.call_phone, i.title as interview_title,
    a.submitted_at, a.status, a.qualified, a.ai_allowed, a.evaluation_state,
    case when a.adjusted_borderline is null then e.outcome else 'scored' end as outcome,
    a.shown_rating as general_score, a.said, a.facts, a.availability, a.screening,
    (select public.my_user_id()) <> all (a.read_by) and a.status = 'Pending' as unread,
    a.tags, a.assigned_to, a.assigned_to = (select public.my_user_id()) as mine,
    case when a.assigned_to is not null then public.colleague_name(a.assigned_to) end as assigned_name,
    coalesce(a.adjusted_borderline, e.borderline) as borderline, p.time_zone,
    a.adjusted_borderline is not null as adjusted,
    coalesce(e.notes @> '[{"kind": "instructed_scorer", "quote": {}}]', false) as instructed,
    coalesce(e.notes @> '[{"kind": "hard_to_hear"}]', false) as hard_to_hear,
    a.evaluation_retry_at,
    case when a.adjusted_borderline is null then e.assessed end as assessed,
    coalesce(e.version, 0) as shown_version,
    coalesce((select max(o.id) from public.metric_overrides o where o.interview_attempt_id = a.id), 0) as shown_override,
    t.id as contact_id, t.outcome as contact_outcome, t.own_words as contact_words, t.created_at as contacted_at,
    a.nth_submission, a.submission, a.best_key, a.lowest_key, a.name_key, a.contact, now() as looked_at
  from public.interview_attempts a
  left join lateral (select email from public.candidates where id = a.candidate_id limit 1) c on true
  left join lateral (select title from public.interviews where id = a.interview_id limit 1) i on true
  left join lateral (
    select time_zone from public.company_profiles where willo_company_key = a.department_key limit 1
  ) p on true
  left join lateral (
    select outcome, borderline, version, notes,
      num_nonnulls(
        communication_score, experience_score, professionalism_score, reliability_score, problem_solving_score,
        cognitive_ability_score
      ) as assessed
    from public.evaluation_results
    where interview_attempt_id = a.id and a.ai_allowed and version > a.replaced_version order by version desc limit 1
  ) e on true
  left join lateral (
    select id, outcome, own_words, created_at from public.contacts
    where interview_attempt_id = a.id and taken_back_at is null order by sequence desc limit 1
  ) t on true;
grant select on public.attempt_list to authenticated;

-- The words of a text as a list is searched by: folded, cut at spaces and signs.
create function public.search_words(p_text text) returns text[]
  language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(
    public.fold_text(p_text), '[\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u00ab\u00b7\u00bb\u058a\u05be\u060c\u2010-\u2015\u2018-\u201f\u3001\u30fb]+'
  ) as word
  where word <> ''
$$;

-- The words of a candidate's name and address, O'Brien's as one too, each behind the key of its company: one index serves
-- all companies, and a search reads its own company's part of it alone. Nobody's to read.
create table public.attempt_words (
  interview_attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  words tsvector not null
);
create index on public.attempt_words using gin (words);
alter table public.attempt_words enable row level security;

create function public.keep_attempt_words() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.attempt_words (interview_attempt_id, words)
    select new.id, array_to_tsvector(array(
      select distinct new.department_key || ' ' || word
      from unnest(public.search_words(concat_ws(
        ' ', new.candidate_name, replace(public.fold_text(new.candidate_name), '''', ''), c.email
      ))) as word
    ))
    from public.candidates c where c.id = new.candidate_id
    on conflict (interview_attempt_id) do update set words = excluded.words;
  return null;
end $$;
create trigger keep_attempt_words after insert or update of candidate_name, candidate_id, department_key
  on public.interview_attempts for each row execute function public.keep_attempt_words();

-- The open attempts of the asker's company whose name and address, or whose interview's title, have words that begin
-- like all of the given ones: a thousand at most, the rest is for a longer search.
create function public.my_found_attempts(p_search text) returns uuid[]
  language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text[];
  company text;
  titled uuid[];
  found uuid[] := '{}';
begin
  perform public.refuse_long(1000, p_search);
  wanted := public.search_words(p_search);
  if wanted = '{}' then
    return found;
  end if;
  for company in select public.my_department_keys() loop
    select coalesce(array_agg(i.id), '{}') into titled from public.interviews i
      where i.department = company and coalesce(i.id = any ((select public.my_interviews())::uuid[]), true) and not exists (
        select 1 from unnest(wanted) as word
        where not exists (select 1 from unnest(public.search_words(i.title)) as own where starts_with(own, word))
      );
    found := found || array(
      select id from (
        (
          select a.id from public.attempt_words w
          join public.interview_attempts a on a.id = w.interview_attempt_id
          where w.words @@ (
              select string_agg('''' || company || ' ' || word || ''':*', ' & ') from unnest(wanted) as word
            )::tsquery
            and a.department_key = company and coalesce(a.interview_id = any ((select public.my_interviews())::uuid[]), true)
            and a.submitted_at is not null and a.unlocked_at is not null
          limit public.app_limit('counted_candidates')
        )
        union
        (
          select a.id from public.interview_attempts a
          where a.interview_id = any (titled) and a.submitted_at is not null and a.unlocked_at is not null
          order by a.submission desc limit public.app_limit('counted_candidates')
        )
      ) either limit public.app_limit('counted_candidates')
    );
  end loop;
  return found;
end $$;

-- The rows of the list that a search finds.
create function public.search_attempts(p_search text) returns setof public.attempt_list
  language sql stable security definer set search_path = '' as $$
  select * from public.attempt_list where id = any (public.my_found_attempts(p_search))
$$;
grant execute on function public.search_attempts(text) to authenticated;

-- What stands around a list, in one request: how many attempts it has (counted up to p_most; more are not told apart),
-- the company's interviews to choose from, newest first, how many candidates wait, how many started the one interview
-- and haven't finished, and the legal hold on it. The list is of one interview, one status, keys of best_key from p_from up
-- to before p_to, what a search finds, one outcome of the must-haves, weeks like one of some patterns, one outcome
-- of the last call (empty if nobody called), one tag, and the asker's own (p_mine) or nobody's (false); null for each that is
-- not asked for. `contacts` are those outcomes, with how many people each has; `tags` are the company's, and `team` is whether it
-- has members. Only what is asked for is written into the statements, so that each is answered from its index.
create function public.my_list_facts(
  p_most integer, p_interview uuid default null, p_status public.attempt_status default null, p_from bigint default null,
  p_to bigint default null, p_search text default null, p_screening public.screening_state default null,
  p_free text[] default null, p_contact text default null, p_tag text default null, p_mine boolean default null
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  keys constant text[] := array(select public.my_department_keys());
  theirs constant uuid[] := public.my_interviews();
  among constant text := ' from public.interview_attempts a
      where a.submitted_at is not null and a.unlocked_at is not null and a.department_key = $1[1]'
    || case when theirs is not null then ' and a.interview_id = any ($2)' else '' end
    || case when p_interview is not null then ' and a.interview_id = $3' else '' end;
  counted integer;
  called jsonb;
begin
  perform public.refuse_long(1000, p_search, array_to_string(p_free, ' '), p_contact, p_tag);
  execute 'select count(*) from (select 1' || among
    || case when p_status is not null then ' and status = $5' else '' end
    || case when p_from is not null then ' and best_key >= $6' else '' end
    || case when p_to is not null then ' and best_key < $7' else '' end
    || case when p_search is not null then ' and id = any ($8)' else '' end
    || case when p_screening is not null then ' and screening = $9' else '' end
    || case when p_free is not null then ' and availability like any ($10)' else '' end
    || case when p_contact = '' then ' and contact is null' when p_contact is not null then ' and contact = $11' else '' end
    || case when p_tag is not null then ' and tags @> array[$12]' else '' end
    || case p_mine when true then ' and assigned_to = $13' when false then ' and assigned_to is null' else '' end
    || ' limit $4) as listed'
    into counted
    using keys, theirs, p_interview, p_most, p_status, p_from, p_to,
      case when p_search is not null then public.my_found_attempts(p_search) end, p_screening, p_free, p_contact, p_tag,
      public.my_user_id();
  -- One outcome after the other, each by its place in the index.
  execute 'with recursive outcomes (key) as (
      select (select a.contact' || among || ' and a.contact is not null order by a.contact limit 1)
      union all
      select (select a.contact' || among || ' and a.contact > o.key order by a.contact limit 1)
        from outcomes o where o.key is not null
    )
    select jsonb_agg(jsonb_build_object(''key'', key, ''people'', people, ''words'', (
      select c.own_words from public.contacts c
      where c.interview_attempt_id = one and c.taken_back_at is null order by c.sequence desc limit 1
    )) order by people desc, key)
    from (
      select o.key, (select count(*) from (select 1' || among || ' and a.contact = o.key limit $4) counted) as people,
        (select a.id' || among || ' and a.contact = o.key limit 1) as one
      from outcomes o where o.key is not null order by 2 desc limit 20
    ) as listed'
    into called using keys, theirs, p_interview, p_most;
  return jsonb_build_object(
    'total', counted,
    'waiting', public.waiting_attempts(p_interview),
    'started', case when p_interview is not null then public.started_count(p_interview) else 0 end,
    'interviews', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'title', title) order by sequence desc)
      from (
        select id, title, sequence from public.interviews where department = any (keys) and (theirs is null or id = any (theirs))
        order by sequence desc limit 200
      ) newest
    ), '[]'),
    'contacts', coalesce(called, '[]'),
    'tags', (select coalesce(jsonb_agg(tag), '[]') from public.my_tags() as tag),
    'team', exists (
      select 1 from public.company_members m where m.company_id = public.my_company_id() and m.removed_at is null
    ),
    'hold', (
      select jsonb_build_object('id', h.id, 'reason', h.reason) from public.legal_holds h
      where h.interview_id = p_interview and h.department_key = any (keys) and h.lifted_at is null and public.may('decide')
    )
  );
end $$;
grant execute on function public.my_list_facts(
  integer, uuid, public.attempt_status, bigint, bigint, text, public.screening_state, text[], text, text, boolean
) to authenticated;

-- Who answered the asker's newest interviews, p_newest of them, counted up to p_most: how many answers are open to the
-- company, how many of them nobody has decided on, and of the newest of those how many the asker hasn't opened; and of answers
-- above the plan's cap the number.
create function public.interview_answers(p_newest integer, p_most integer)
  returns table (interview_id uuid, submitted integer, undecided integer, unread integer, waiting integer)
  language sql stable security definer set search_path = '' as $$
  select i.id,
    (select count(*)::integer from (
      select 1 from public.interview_attempts a
      where a.interview_id = i.id and a.submitted_at is not null and a.unlocked_at is not null limit p_most
    ) found),
    undecided.people, undecided.unread, coalesce(w.waiting, 0)
  from public.interviews i cross join lateral (
    select count(*)::integer as people,
      count(*) filter (where (select public.my_user_id()) <> all (read_by))::integer as unread
    from (
      select a.read_by from public.interview_attempts a
      where a.interview_id = i.id and a.submitted_at is not null and a.unlocked_at is not null and a.status = 'Pending'
      order by a.submission desc limit p_most
    ) newest
  ) undecided left join (
    select a.interview_id, count(*)::integer as waiting from public.interview_attempts a
    where a.department_key in (select public.my_department_keys())
      and a.submitted_at is not null and a.unlocked_at is null and a.erase_by is null
    group by a.interview_id
  ) w on w.interview_id = i.id
  where i.department in (select public.my_department_keys()) and i.deleted_at is null
    and coalesce(i.id = any ((select public.my_interviews())::uuid[]), true)
  order by i.sequence desc limit p_newest
$$;
grant execute on function public.interview_answers(integer, integer) to authenticated;
