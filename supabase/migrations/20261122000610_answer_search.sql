-- A search across what the candidates of a company said and wrote.

-- Postgres' dictionary for a language of the room; plain words where it has none.
create function public.dictionary_of(p_language text) returns regconfig
  language sql immutable set search_path = '' as $$
  select (case p_language
    when 'en' then 'pg_catalog.english' when 'es' then 'pg_catalog.spanish' when 'fr' then 'pg_catalog.french'
    when 'de' then 'pg_catalog.german' when 'pt' then 'pg_catalog.portuguese' when 'ru' then 'pg_catalog.russian'
    when 'ar' then 'pg_catalog.arabic' when 'hi' then 'pg_catalog.hindi' else 'pg_catalog.simple'
  end)::regconfig
$$;

-- A text with a space around each sign of the scripts that leave none, so that each is a word.
create function public.spaced(p_text text) returns text
  language sql immutable set search_path = '' as $$
  select regexp_replace(p_text, '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g')
$$;

-- The words of a text by one dictionary, each behind the key of its company: one index serves all companies, and a search
-- reads its own company's part of it alone.
create function public.answer_words(p_company text, p_dictionary regconfig, p_text text) returns text[]
  language sql immutable set search_path = '' as $$
  select coalesce(array_agg(p_company || ' ' || word), '{}')
  from unnest(tsvector_to_array(to_tsvector(p_dictionary, public.spaced(p_text)))) as word
  where char_length(word) <= 100
$$;

-- What submitted answers are found by: their words as they stand, and by the dictionary of their language. Nobody's to read.
create table public.answer_index (
  response_id uuid primary key references public.responses (id) on delete cascade,
  words tsvector not null
);
create index on public.answer_index using gin (words);
alter table public.answer_index enable row level security;

create function public.index_answers(p_attempt uuid, p_response uuid default null) returns void
  language sql security definer set search_path = '' as $$
  insert into public.answer_index (response_id, words)
    select r.id, array_to_tsvector(array(select distinct unnest(
      public.answer_words(a.department_key, 'pg_catalog.simple', r.responses_text)
      || public.answer_words(
        a.department_key, public.dictionary_of(coalesce(r.transcript_language, a.language)), r.responses_text
      )
    )))
    from public.responses r join public.interview_attempts a on a.id = r.interview_attempt_id
    where a.id = p_attempt and a.submitted_at is not null and r.id = coalesce(p_response, r.id)
      and r.responses_text is not null
    on conflict (response_id) do update set words = excluded.words
$$;
revoke execute on function public.index_answers(uuid, uuid) from public, anon, authenticated;

create function public.index_answer() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.index_answers(new.interview_attempt_id, new.id);
  return null;
end $$;
create trigger index_answer after insert or update of responses_text, transcript_language on public.responses
  for each row execute function public.index_answer();

create function public.index_submitted() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.index_answers(new.id);
  return null;
end $$;
create trigger index_submitted after insert or update of submitted_at, department_key on public.interview_attempts
  for each row when (new.submitted_at is not null) execute function public.index_submitted();

-- What a search for words finds, as a query for answer_index: all words of one dictionary's reading; null for no word.
create function public.answer_query(p_company text, p_text text) returns tsquery
  language sql immutable set search_path = '' as $$
  select string_agg('(' || terms || ')', ' | ')::tsquery
  from unnest(array['', 'en', 'es', 'fr', 'de', 'pt', 'ru', 'ar', 'hi']) as language
  cross join lateral (
    select string_agg(quote_literal(replace(word, '\', '\\')), ' & ') as terms
    from unnest(public.answer_words(p_company, public.dictionary_of(language), p_text)) as word
  ) read
  where terms is not null
$$;

-- The open answers of the asker's company with all of these words in them, the newest submission first, at most p_most;
-- of more than two thousand, the newest of two thousand. The excerpt has what was found between the signs 2 and 3.
create function public.search_answers(p_text text, p_most integer)
  returns table (
    attempt_id uuid, question_id uuid, question text, candidate_name text, interview_title text,
    submitted_at timestamptz, time_zone text, answer_type text, answer text, segments jsonb, excerpt text
  ) language sql stable security definer set search_path = '' as $$
  select a.id, q.id, q.question_text, a.candidate_name, i.title, a.submitted_at, p.time_zone, r.answer_type,
    r.responses_text, r.transcript_segments,
    ts_headline(
      d.dictionary, r.responses_text,
      plainto_tsquery(d.dictionary, p_text) || plainto_tsquery('pg_catalog.simple', p_text),
      'StartSel="' || chr(2) || '", StopSel="' || chr(3) || '", MaxWords=40, MinWords=20'
    )
  from (
    select w.response_id from public.my_department_keys() as company
    cross join lateral (
      select response_id from public.answer_index where words @@ public.answer_query(company, p_text) limit 2000
    ) w
  ) found
  join public.responses r on r.id = found.response_id
  join public.interview_attempts a on a.id = r.interview_attempt_id
  join public.questions q on q.id = r.question_id
  join public.interviews i on i.id = a.interview_id
  join public.company_profiles p on p.willo_company_key = a.department_key
  cross join lateral (select public.dictionary_of(coalesce(r.transcript_language, a.language)) as dictionary) d
  where a.department_key in (select public.my_department_keys())
    and a.submitted_at is not null and a.unlocked_at is not null
  order by a.submission desc, q.question_order
  limit least(p_most, 100)
$$;
revoke execute on function public.search_answers(text, integer) from public, anon;
grant execute on function public.search_answers(text, integer) to authenticated;
