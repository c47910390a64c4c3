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

-- Keeps that a candidate may be asked, or takes it back. The first yes stands.
create function public.save_ask_again(p_attempt uuid, p_yes boolean, p_words_version text, p_language public.language_code)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  if p_yes then
    insert into public.ask_agains (interview_attempt_id, words_version, language)
      select id, p_words_version, p_language from public.interview_attempts
      where id = p_attempt and submitted_at is not null and erase_by is null
      on conflict (interview_attempt_id) do nothing;
  else
    delete from public.ask_agains where interview_attempt_id = p_attempt;
  end if;
end $$;
