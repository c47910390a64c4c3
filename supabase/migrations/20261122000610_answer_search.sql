-- A search across what the candidates of a company said and wrote.

-- Postgres' dictionary for a language of the room; plain words if it has none.
create function public.dictionary_of(p_language public.language_code) returns regconfig
  language sql stable security definer set search_path = '' as $$
  select coalesce((select dictionary from public.languages where code = p_language), 'pg_catalog.simple')
$$;

-- A text with a space around each sign of the scripts that leave none, so that each is a word.
create function public.spaced(p_text text) returns text
  language sql immutable set search_path = '' as $$
  select regexp_replace(p_text, '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g')
$$;

-- The words of a tsvector, each with its folded form and its places.
create function public.folded_words(p_words tsvector) returns table (word text, folded text, places smallint[])
  language sql immutable set search_path = '' as $$
  select own.lexeme, plain.folded, own.positions
  from unnest(p_words) with ordinality as own (lexeme, positions, weights, nth)
  join unnest(string_to_array(public.fold_text(array_to_string(tsvector_to_array(p_words), E'\n')), E'\n'))
    with ordinality as plain (folded, nth) using (nth)
$$;

-- The folded words of a text by one dictionary, each behind the key of its company: one index serves all companies, and a
-- search reads its own company's part of it alone.
create function public.answer_words(p_company text, p_dictionary regconfig, p_text text) returns text[]
  language sql immutable set search_path = '' as $$
  select coalesce(array_agg(p_company || ' ' || folded), '{}')
  from public.folded_words(to_tsvector(p_dictionary, public.spaced(p_text)))
  where char_length(folded) between 1 and 100
$$;

-- What submitted answers are found by: their words as they stand, and by the dictionary of their language, which reads them
-- with their accents and without. Nobody's to read.
create table public.answer_index (
  response_id uuid primary key references public.responses (id) on delete cascade,
  words tsvector not null
);
create index on public.answer_index using gin (words);
alter table public.answer_index enable row level security;

-- What the candidate says that they said, in the place of what a computer heard; null if nothing was corrected.
create function public.corrected_words(p_response uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select corrected_text from public.corrections where response_id = p_response order by sequence desc limit 1
$$;

create function public.index_answers(p_attempt uuid, p_response uuid default null) returns void
  language sql security definer set search_path = '' as $$
  insert into public.answer_index (response_id, words)
    select r.id, array_to_tsvector(array(select distinct unnest(
      public.answer_words(a.department_key, 'pg_catalog.simple', said.folded)
      || public.answer_words(a.department_key, said.dictionary, said.words)
      || public.answer_words(a.department_key, said.dictionary, said.folded)
    )))
    from public.responses r join public.interview_attempts a on a.id = r.interview_attempt_id
    cross join lateral (
      select words, public.fold_text(words) as folded,
        public.dictionary_of(coalesce(r.transcript_language, a.language)) as dictionary
      from concat_ws(E'\n', r.responses_text, public.corrected_words(r.id)) as words
    ) said
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

create function public.index_correction() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.index_answers(new.interview_attempt_id, new.response_id);
  return null;
end $$;
create trigger index_correction after insert on public.corrections
  for each row execute function public.index_correction();

create function public.index_submitted() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.index_answers(new.id);
  return null;
end $$;
create trigger index_submitted after insert or update of submitted_at, department_key on public.interview_attempts
  for each row when (new.submitted_at is not null) execute function public.index_submitted();

-- What a search for words finds, as a query for answer_index: all words of one dictionary's reading, with accents or
-- without; null for no word.
create function public.answer_query(p_company text, p_text text) returns tsquery
  language sql stable security definer set search_path = '' as $$
  select string_agg(distinct '(' || terms || ')', ' | ')::tsquery
  from unnest(array[p_text, public.fold_text(p_text)]) as given
  cross join (select dictionary from public.languages union select 'pg_catalog.simple') as known
  cross join lateral (
    select string_agg(quote_literal(replace(word, '\', '\\')), ' & ') as terms
    from unnest(public.answer_words(p_company, known.dictionary, given)) as word
  ) read
  where terms is not null
$$;

-- Whether a text has each of these phrases, word after word as they are written, accents or not.
create function public.has_phrases(p_text text, p_phrases text[]) returns boolean
  language sql immutable set search_path = '' as $$
  select case when p_text is null or p_phrases = '{}' then p_text is not null else (
    with own as materialized (
      select to_tsvector('pg_catalog.simple', public.spaced(public.fold_text(p_text))) as words
    )
    select bool_and(own.words @@ phraseto_tsquery('pg_catalog.simple', public.spaced(public.fold_text(phrase))))
    from own, unnest(p_phrases) as phrase
  ) end
$$;

-- Part of a text with what a search finds in it between the signs 2 and 3. What is marked are words of the text itself:
-- those that are the searched ones when folded, or that the dictionary reads alike.
create function public.search_excerpt(p_dictionary regconfig, p_text text, p_search text) returns text
  language sql immutable set search_path = '' as $$
  with own as materialized (
    select * from public.folded_words(to_tsvector('pg_catalog.simple', p_text))
  ), stems as materialized (
    select * from public.folded_words(to_tsvector(p_dictionary, p_text))
  ), wanted as materialized (
    select folded, array(select folded from public.folded_words(to_tsvector(p_dictionary, word))) as stems
    from public.folded_words(to_tsvector('pg_catalog.simple', p_search))
  ), alike as materialized (
    select w.folded, array(
      select unnest(s.places) from stems s where s.folded = any (w.stems)
    ) as places
    from wanted w where w.stems <> '{}'
  ), found as (
    select string_agg(quote_literal(replace(own.word, '\', '\\')), ' | ') as terms
    from alike join own on own.folded = alike.folded or own.places && alike.places
    group by alike.folded
  )
  select ts_headline(
    'pg_catalog.simple', p_text, coalesce((select string_agg('(' || terms || ')', ' & ') from found), '')::tsquery,
    'StartSel="' || chr(2) || '", StopSel="' || chr(3) || '", MaxWords=40, MinWords=20'
  )
$$;

-- The open answers of the asker's company with all of these words in them, as they were heard, typed or corrected, and
-- each of the phrases, the newest submission first, at most p_most; of more than two thousand, the newest of two thousand.
create function public.search_answers(p_text text, p_most integer, p_phrases text[] default '{}')
  returns table (
    attempt_id uuid, question_id uuid, question text, candidate_name text, interview_title text,
    submitted_at timestamptz, time_zone text, answer_type public.answer_kind, answer text, segments jsonb, excerpt text,
    corrected text, corrected_excerpt text
  ) language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.refuse_long(1000, variadic p_phrases || p_text || array_to_string(p_phrases, ' '));
  -- An empty element has no bytes.
  if cardinality(p_phrases) > public.app_limit('searched_phrases') or array_position(p_phrases, null) is not null then
    raise exception 'too many phrases' using errcode = '22001';
  end if;
  return query select a.id, q.id, q.question_text, a.candidate_name, i.title, a.submitted_at, p.time_zone, r.answer_type,
    r.responses_text, r.transcript_segments, public.search_excerpt(d.dictionary, r.responses_text, p_text),
    d.corrected, public.search_excerpt(d.dictionary, d.corrected, p_text)
  from (
    select w.response_id from public.my_department_keys() as company
    cross join lateral (
      select said.response_id from public.answer_index said
      join public.responses r on r.id = said.response_id
      join public.interview_attempts a on a.id = r.interview_attempt_id
      where said.words @@ public.answer_query(company, p_text) and a.department_key = company
        and coalesce(a.interview_id = any ((select public.my_interviews())::uuid[]), true)
        and a.submitted_at is not null and a.unlocked_at is not null
      order by a.submission desc limit 2000
    ) w
  ) found
  join public.responses r on r.id = found.response_id
  join public.interview_attempts a on a.id = r.interview_attempt_id
  join public.questions q on q.id = r.question_id
  join public.interviews i on i.id = a.interview_id
  join public.company_profiles p on p.willo_company_key = a.department_key
  cross join lateral (
    select public.dictionary_of(coalesce(r.transcript_language, a.language)) as dictionary,
      public.corrected_words(r.id) as corrected
  ) d
  where (public.has_phrases(r.responses_text, p_phrases) or public.has_phrases(d.corrected, p_phrases))
  order by a.submission desc, q.question_order
  limit least(p_most, 100);
end $$;
revoke execute on function public.search_answers(text, integer, text[]) from public, anon;
grant execute on function public.search_answers(text, integer, text[]) to authenticated;
