-- Reviewer links: people without an account who look at some answers of one candidate and comment. Whoever holds the
-- token may, until the link ends; only its hash is kept.

create table public.review_links (
  id uuid primary key default gen_random_uuid(),
  interview_attempt_id uuid not null references public.interview_attempts (id) on delete cascade,
  -- For whom it is, in the owner's words.
  label text not null check (char_length(label) <= public.app_limit('reviewer_name')),
  -- Without name, recording or anything else that shows who the candidate is.
  blind boolean not null,
  question_ids uuid[] not null check (cardinality(question_ids) between 1 and public.app_limit('review_link_questions')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  constraint labels_can_be_read check (public.has_visible_character(label))
);
create index on public.review_links (interview_attempt_id, created_at desc);
create index on public.review_links (created_by);
alter table public.review_links enable row level security;
create policy "owners read the reviewer links of open attempts" on public.review_links
  for select to authenticated using (
    exists (select 1 from public.interview_attempts a where a.id = review_links.interview_attempt_id)
  );
grant select on public.review_links to authenticated;
create trigger refuse_lines before insert or update of label on public.review_links
  for each row execute function public.refuse_lines('label');

-- One row for each time that a link was opened. Nothing of whoever opened it.
create table public.review_openings (
  id bigint generated always as identity primary key,
  review_link_id uuid not null references public.review_links (id) on delete cascade,
  opened_at timestamptz not null default now()
);
create index on public.review_openings (review_link_id, opened_at desc);
alter table public.review_openings enable row level security;
create policy "owners read the openings of their reviewer links" on public.review_openings
  for select to authenticated using (
    exists (select 1 from public.review_links l where l.id = review_openings.review_link_id)
  );
grant select on public.review_openings to authenticated;

create table public.review_comments (
  id uuid primary key default gen_random_uuid(),
  review_link_id uuid not null references public.review_links (id) on delete cascade,
  -- Null: about all answers.
  question_id uuid references public.questions (id) on delete set null,
  reviewer_name text not null check (char_length(reviewer_name) <= public.app_limit('reviewer_name')),
  comment text not null check (char_length(comment) <= public.app_limit('review_comment')),
  created_at timestamptz not null default now(),
  constraint names_can_be_read check (public.has_visible_character(reviewer_name)),
  constraint comments_can_be_read check (public.has_visible_character(comment))
);
create index on public.review_comments (review_link_id, created_at);
create index on public.review_comments (question_id);
alter table public.review_comments enable row level security;
create policy "owners read the comments of their reviewer links" on public.review_comments
  for select to authenticated using (
    exists (select 1 from public.review_links l where l.id = review_comments.review_link_id)
  );
grant select on public.review_comments to authenticated;
create trigger refuse_lines before insert or update of reviewer_name on public.review_comments
  for each row execute function public.refuse_lines('reviewer_name');

-- Makes a link to some questions of an open attempt, for 1 to 30 days. Null if the asking company has no such attempt.
-- Raises 'too_many_links' from twenty that are open, 'question_unknown' for a question of another interview.
create function public.add_review_link(
  p_attempt uuid, p_label text, p_blind boolean, p_questions uuid[], p_token_hash text, p_days integer
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform public.refuse_long(1000, p_label, p_token_hash);
  if not public.is_my_open_attempt(p_attempt, 'invite') then
    return null;
  end if;
  perform 1 from public.interview_attempts where id = p_attempt for update;
  if (
    select count(*) from public.review_links
    where interview_attempt_id = p_attempt and revoked_at is null and expires_at > now()
  ) >= public.app_limit('review_links') then
    raise exception 'too_many_links' using errcode = 'P0001';
  end if;
  if exists (
    select 1 from unnest(p_questions) as wanted (id) where not exists (
      select 1 from public.questions q
      join public.interviews i on i.willo_interview_key = q.interview_id
      join public.interview_attempts a on a.interview_id = i.id
      where a.id = p_attempt and q.id = wanted.id
    )
  ) then
    raise exception 'question_unknown' using errcode = 'P0001';
  end if;
  insert into public.review_links (
    interview_attempt_id, label, blind, question_ids, token_hash, expires_at, created_by
  ) values (
    p_attempt, btrim(p_label), p_blind, p_questions, p_token_hash,
    now() + make_interval(days => least(greatest(p_days, 1), public.app_limit('review_link_days'))), public.my_user_id()
  ) returning id into made;
  return made;
end $$;
grant execute on function public.add_review_link(uuid, text, boolean, uuid[], text, integer) to authenticated;

-- Ends a link at once; its comments stay. False if the asking company has no such link.
create function public.revoke_review_link(p_attempt uuid, p_link uuid)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_my_open_attempt(p_attempt, 'invite') then
    return false;
  end if;
  update public.review_links set revoked_at = coalesce(revoked_at, now())
    where id = p_link and interview_attempt_id = p_attempt;
  return found;
end $$;
grant execute on function public.revoke_review_link(uuid, uuid) to authenticated;

-- The link behind a token's hash while it may be used: neither over nor revoked, of an attempt that is open to its
-- company, and opened less than five hundred times.
create function public.live_review_link(p_token_hash text)
  returns setof public.review_links language sql stable security definer set search_path = '' as $$
  select l.* from public.review_links l join public.interview_attempts a on a.id = l.interview_attempt_id
  where l.token_hash = p_token_hash and l.revoked_at is null and l.expires_at > now()
    and a.submitted_at is not null and a.unlocked_at is not null and a.erase_by is null
    and (select count(*) from public.review_openings o where o.review_link_id = l.id) <= public.app_limit('review_openings')
$$;

-- The same, and keeps when it was opened.
create function public.open_review_link(p_token_hash text)
  returns setof public.review_links language plpgsql security definer set search_path = '' as $$
begin
  insert into public.review_openings (review_link_id) select id from public.live_review_link(p_token_hash);
  return query select * from public.live_review_link(p_token_hash);
end $$;

-- Keeps a reviewer's comment on one of the link's questions, or on all. False if the link may not be used.
-- Raises 'too_many_comments' after a hundred, 'question_unknown' for a question that the link doesn't show.
create function public.add_review_comment(
  p_token_hash text, p_name text, p_comment text, p_question uuid default null
)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare
  link public.review_links;
begin
  select * into link from public.live_review_link(p_token_hash);
  if not found then
    return false;
  end if;
  perform 1 from public.review_links where id = link.id for update;
  if p_question is not null and p_question <> all (link.question_ids) then
    raise exception 'question_unknown' using errcode = 'P0001';
  end if;
  if (select count(*) from public.review_comments where review_link_id = link.id) >= public.app_limit('review_comments') then
    raise exception 'too_many_comments' using errcode = 'P0001';
  end if;
  insert into public.review_comments (review_link_id, question_id, reviewer_name, comment)
    values (link.id, p_question, btrim(p_name), btrim(p_comment));
  return true;
end $$;
