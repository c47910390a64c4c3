-- What the language model and speech to text cost, and where that stops.

-- One row for each call. `micros` are millionths of a dollar: what the call may cost at most while it runs, and what it
-- did cost once it has ended. A server that is killed leaves the most.
create table public.model_uses (
  id bigint generated always as identity primary key,
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  -- Null for what belongs to none, as drafted questions.
  interview_id uuid references public.interviews (id) on delete set null,
  service public.model_service not null,
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  seconds integer not null default 0 check (seconds >= 0),
  micros bigint not null check (micros >= 0),
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index on public.model_uses (department_key, created_at);
create index on public.model_uses (interview_id, created_at);
create index on public.model_uses (created_at);
alter table public.model_uses enable row level security;

-- Which cap was met in which month: support is told of each once.
create table public.spend_caps_met (
  department_key text not null
    references public.company_profiles (willo_company_key) on update cascade on delete cascade,
  -- The company's own cap has no interview.
  interview_id uuid references public.interviews (id) on delete cascade,
  month date not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (department_key, interview_id, month)
);
alter table public.spend_caps_met enable row level security;

-- The first moment of the month that counts; everybody's begins at the same time.
create function public.spend_month() returns timestamptz
  language sql stable set search_path = '' as $$
  select date_trunc('month', now(), 'UTC')
$$;

-- Books the most that a call may cost before it is made, unless a cap would be passed: then nothing is booked, `cap` says
-- whose it is, and support is told once a month. Calls of one company are booked one after the other.
create function public.begin_model_use(
  p_department text, p_service public.model_service, p_micros bigint, p_interview_cap bigint, p_company_cap bigint,
  p_interview uuid default null
) returns table (use_id bigint, cap public.spend_cap) language plpgsql security definer set search_path = '' as $$
declare
  met public.spend_cap;
begin
  perform pg_advisory_xact_lock(hashtextextended('model-spend:' || p_department, 0));
  if p_interview is not null and p_micros + (
    select coalesce(sum(u.micros), 0) from public.model_uses u
    where u.interview_id = p_interview and u.created_at >= public.spend_month()
  ) > p_interview_cap then
    met := 'interview';
  elsif p_micros + (
    select coalesce(sum(u.micros), 0) from public.model_uses u
    where u.department_key = p_department and u.created_at >= public.spend_month()
  ) > p_company_cap then
    met := 'company';
  end if;
  if met is not null then
    insert into public.spend_caps_met (department_key, interview_id, month)
      values (p_department, case when met = 'interview' then p_interview end, public.spend_month()::date)
      on conflict do nothing;
    if found then
      perform public.enqueue_job(
        'tell_support_of_spend', jsonb_build_object('departmentKey', p_department, 'cap', met),
        'spend:' || p_department || ':' || met || ':' || coalesce(p_interview::text, '')
      );
    end if;
    return query select null::bigint, met;
    return;
  end if;
  return query insert into public.model_uses (department_key, interview_id, service, micros)
    values (p_department, p_interview, p_service, p_micros) returning id, null::public.spend_cap;
end $$;

create function public.end_model_use(
  p_id bigint, p_input_tokens integer, p_output_tokens integer, p_seconds integer, p_micros bigint
) returns void language sql security definer set search_path = '' as $$
  update public.model_uses set
    input_tokens = p_input_tokens, output_tokens = p_output_tokens, seconds = p_seconds, micros = p_micros,
    ended_at = now()
    where id = p_id
$$;

-- Uses are counted by month; what is older is of no use to anybody.
create function public.forget_model_uses() returns void
  language sql security definer set search_path = '' as $$
  delete from public.model_uses where created_at < now() - interval '400 days'
$$;
