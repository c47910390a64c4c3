-- The contact log: what came of each call or text to a candidate. Nothing is rewritten: one more entry goes on from the one
-- before, one that was made by mistake is taken back and stays to be seen, and all of them go with the candidate.

create table public.contacts (
  -- Made by the page that sends it, so that a second click or a second try is the same entry.
  id uuid primary key,
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  -- One of the product's, or else the company's own words.
  outcome public.contact_outcome,
  own_words text check (char_length(own_words) <= public.app_limit('contact_words')),
  made_by uuid not null,
  -- What came later has the higher number, whatever a clock says.
  sequence bigint generated always as identity,
  created_at timestamptz not null default clock_timestamp(),
  taken_back_at timestamptz,
  constraint one_outcome check (num_nonnulls(outcome, own_words) = 1),
  constraint words_can_be_read check (public.has_visible_character(own_words))
);
create index on public.contacts (interview_attempt_id, sequence desc);
create index on public.contacts (made_by, sequence desc);
alter table public.contacts enable row level security;
create policy "owners read the contacts of open attempts" on public.contacts
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = contacts.interview_attempt_id)
  );
grant select on public.contacts to authenticated;
create trigger refuse_lines before insert or update of own_words on public.contacts
  for each row execute function public.refuse_lines('own_words');

-- The attempt has what came of the last call that holds.
create function public.keep_last_contact() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.interview_attempts set contact = (
    select coalesce(c.outcome::text, 'own:' || public.fold_text(c.own_words)) from public.contacts c
    where c.interview_attempt_id = new.interview_attempt_id and c.taken_back_at is null order by c.sequence desc limit 1
  ) where id = new.interview_attempt_id;
  return null;
end $$;
create trigger keep_last_contact after insert or update of taken_back_at on public.contacts
  for each row execute function public.keep_last_contact();

-- Keeps what came of a call, in the name of whoever asks; the same entry again changes nothing. False if the asking company
-- has no such attempt, and just so if the id is another attempt's entry: whose, nobody is told. Raises 'other_contact' if
-- the id is this attempt's entry of something else, and 'too_many_contacts' from two hundred about one candidate.
create function public.add_contact(
  p_id uuid, p_attempt uuid, p_outcome public.contact_outcome default null, p_own_words text default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  same boolean;
begin
  perform public.refuse_long(1000, p_own_words);
  if not public.is_my_open_attempt(p_attempt, 'decide') then
    return false;
  end if;
  perform 1 from public.interview_attempts where id = p_attempt for update;
  select (outcome, own_words) is not distinct from (p_outcome, btrim(p_own_words)) into same
    from public.contacts where id = p_id and interview_attempt_id = p_attempt;
  if same then
    return true;
  elsif not same then
    raise exception 'other_contact' using errcode = 'P0001';
  end if;
  if (select count(*) from public.contacts where interview_attempt_id = p_attempt) >= public.app_limit('contacts') then
    raise exception 'too_many_contacts' using errcode = 'P0001';
  end if;
  insert into public.contacts (id, interview_attempt_id, outcome, own_words, made_by)
    values (p_id, p_attempt, p_outcome, btrim(p_own_words), public.my_user_id()) on conflict (id) do nothing;
  return found;
end $$;
grant execute on function public.add_contact(uuid, uuid, public.contact_outcome, text) to authenticated;

-- Takes an entry back that was made by mistake: the one before it holds again. Once is for good, and again changes nothing.
-- False if the asking company has no such entry, or a later one holds: what was logged meanwhile has to be read first.
create function public.take_back_contact(p_attempt uuid, p_id uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_my_open_attempt(p_attempt, 'decide') then
    return false;
  end if;
  update public.contacts c set taken_back_at = coalesce(taken_back_at, clock_timestamp())
    where id = p_id and interview_attempt_id = p_attempt and (taken_back_at is not null or not exists (
      select 1 from public.contacts later
      where later.interview_attempt_id = p_attempt and later.sequence > c.sequence and later.taken_back_at is null
    ));
  return found;
end $$;
grant execute on function public.take_back_contact(uuid, uuid) to authenticated;

-- The words of their own that whoever asks used last, the newest first, of candidates that are open to them.
create function public.my_contact_words() returns setof text
  language sql stable security definer set search_path = '' as $$
  select own_words from (
    select c.own_words, c.sequence from public.contacts c
    where c.made_by = public.my_user_id() and c.own_words is not null and c.taken_back_at is null
      and public.is_my_open_attempt(c.interview_attempt_id)
    order by c.sequence desc limit 100
  ) lately
  group by own_words order by max(sequence) desc limit public.app_limit('contact_words_offered')
$$;

-- The log of one candidate, the newest first, each entry with the name of who made it, and the asker's own words as above.
-- Empty if the asking company has no such attempt.
create function public.contact_log(p_attempt uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'entries', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'outcome', c.outcome, 'own_words', c.own_words, 'at', c.created_at, 'taken_back_at', c.taken_back_at,
        'by', public.colleague_name(c.made_by)
      ) order by c.sequence desc)
      from public.contacts c
      where c.interview_attempt_id = p_attempt and public.is_my_open_attempt(p_attempt)
    ), '[]'),
    'words', coalesce((select jsonb_agg(said) from public.my_contact_words() said), '[]')
  )
$$;
