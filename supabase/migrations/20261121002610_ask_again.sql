-- Candidates whom their company may ask about another job, because they said so on their private page. It goes with the
-- attempt, and no user reads it: `earlier_people` tells who may be asked.

create table public.ask_agains (
  interview_attempt_id uuid primary key references public.interview_attempts (id) on delete cascade,
  -- Which words were agreed to, and in which language.
  words_version text not null check (char_length(words_version) <= 40),
  language public.language_code not null references public.languages (code),
  given_at timestamptz not null default now()
);
alter table public.ask_agains enable row level security;

-- Whom a company asked again, and when: it outlives the interview that they were asked to, and goes once they may be asked
-- anew, or with the last that the company has of them.
create table public.asked_people (
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  address_hash text not null check (address_hash ~ '^[0-9a-f]{64}$'),
  asked_at timestamptz not null default now(),
  primary key (department_key, address_hash)
);
alter table public.asked_people enable row level security;

-- Keeps that a candidate may be asked; the first yes stands. A no is of all that they applied for with the company, and
-- ends an invitation that waits to be sent or texted.
create function public.save_ask_again(p_attempt uuid, p_yes boolean, p_words_version text, p_language public.language_code)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  person public.candidates;
begin
  if p_yes then
    insert into public.ask_agains (interview_attempt_id, words_version, language)
      select id, p_words_version, p_language from public.interview_attempts
      where id = p_attempt and submitted_at is not null and erase_by is null
      on conflict (interview_attempt_id) do nothing;
  else
    select c.* into person from public.candidates c join public.interview_attempts a on a.candidate_id = c.id
      where a.id = p_attempt;
    delete from public.ask_agains w using public.interview_attempts a
      where a.id = w.interview_attempt_id and a.candidate_id = person.id;
    update public.invites i set state = 'stopped'
      where i.asked_again and i.state in ('queued', 'to_text', 'text_opened') and i.department_key = person.department_key and i.email = person.email;
  end if;
end $$;
