-- What every page of the employer's workspace stands on, in one request: the asker's profile, the company that they work in,
-- its plan (their own before they have a company), to its owner the subscription behind it, each null if there is none; what
-- they are there, the companies that they belong to, and whether they belong to none, but did.
-- Null if the session does not stand.
create function public.my_workspace() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'profile', to_jsonb(p), 'company', to_jsonb(c), 'access', to_jsonb(a),
    'subscription', case when c.id is null or seat.role = 'owner' then to_jsonb(s) end,
    'owner_id', coalesce(seat.owner_id, me.id), 'role', coalesce(seat.role, 'owner'),
    'owner_name', public.member_name(seat.company_id, seat.owner_id), 'interviews', seat.interviews,
    'companies', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'name', o.company_name, 'mine', o.created_by_user_id = me.id
      ) order by o.company_name, o.id), '[]')
      from public.company_profiles o
      where o.created_by_user_id = me.id or exists (
        select 1 from public.company_members m
        where m.company_id = o.id and m.user_id = me.id and m.removed_at is null
      )
    ),
    'left', seat.company_id is null and exists (select 1 from public.company_members m where m.user_id = me.id)
  )
  from (select public.my_user_id() as id) me
  left join public.my_seat() seat on true
  left join public.profiles p on p.id = me.id
  left join public.company_profiles c on c.id = seat.company_id
  left join public.plan_access a on a.user_id = coalesce(seat.owner_id, me.id)
  left join public.subscriptions s on s.user_id = me.id
  where me.id is not null
$$;
grant execute on function public.my_workspace() to authenticated;

-- Who asks, for a handler: the company that they work in, whose it is, and what they are there. Before they have one it is
-- theirs to make. Null if the session does not stand.
create function public.my_standing() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'company_id', seat.company_id, 'owner_id', coalesce(seat.owner_id, me.id), 'role', coalesce(seat.role, 'owner'),
    'owner_name', public.member_name(seat.company_id, seat.owner_id)
  )
  from (select public.my_user_id() as id) me left join public.my_seat() seat on true
  where me.id is not null
$$;
grant execute on function public.my_standing() to authenticated;

-- What the company that the asker works in may use; its owner's account alone says so otherwise.
create function public.my_access() returns setof public.plan_access
  language sql stable security definer set search_path = '' as $$
  select a.* from public.plan_access a where a.company_id = (select public.my_company_id())
$$;
grant execute on function public.my_access() to authenticated;

-- What a company may use, for its people, each company for the server.
create function public.company_access(p_company uuid) returns setof public.plan_access
  language sql stable set search_path = '' as $$
  select * from public.plan_access where company_id = p_company
  union
  select * from public.my_access() where company_id = p_company
$$;
grant execute on function public.company_access(uuid) to authenticated;

-- All numbers of the asker's dashboard, in one answer: the company's, and to whoever is limited to some interviews those of
-- these. Each person counts once.
create function public.dashboard_figures()
  returns table (
    interviews integer, candidates integer, qualified integer, hired integer, total_days_to_hire numeric,
    asked integer, used integer, waiting integer, opened_before boolean, full_rooms jsonb
  ) language sql stable set search_path = '' as $$
  select
    (select count(*) from public.interviews)::integer,
    coalesce(sum(s.total_candidates), 0)::integer, coalesce(sum(s.total_qualified_cases), 0)::integer,
    coalesce(sum(s.total_hired_cases), 0)::integer, coalesce(sum(s.total_days_to_hire), 0),
    public.recent_accommodation_requests(), public.my_candidates_used(), public.waiting_attempts(),
    exists (select 1 from public.company_profiles where dashboard_opened_at is not null),
    (select coalesce(jsonb_agg(to_jsonb(r) order by r.place), '[]') from public.full_interviews() with ordinality
      as r (interview_id, title, plan, used_bytes, day_bytes, place))
  from (
    select total_candidates, total_qualified_cases, total_hired_cases, total_days_to_hire from public.company_analytics
    union all
    select count(*), count(*) filter (where person.qualified), count(person.days), sum(person.days)
    from (
      select bool_or(a.ai_allowed and a.qualified) as qualified,
        (array_agg(greatest(0, extract(epoch from h.at - a.submitted_at) / 86400) order by h.at)
          filter (where h.at is not null))[1] as days
      from public.interview_attempts a
      left join lateral (
        select max(created_at) as at from public.status_history
        where interview_attempt_id = a.id and a.status = 'Hired' and to_status = 'Hired' and from_status <> 'Hired'
      ) h on a.status = 'Hired'
      where (select public.my_interviews()) is not null
      group by a.candidate_id
    ) person
  ) s
$$;
grant execute on function public.dashboard_figures() to authenticated;
