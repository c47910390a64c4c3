-- What every page of the employer's workspace stands on, in one request, with the asker's own rights: their profile, their
-- company, their plan and the subscription behind it, each null where there is none. Null where the session does not stand.
create function public.my_workspace() returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'profile', to_jsonb(p), 'company', to_jsonb(c), 'access', to_jsonb(a), 'subscription', to_jsonb(s)
  )
  from (select public.my_user_id() as id) me
  left join public.profiles p on p.id = me.id
  left join public.company_profiles c on c.created_by_user_id = me.id
  left join public.plan_access a on a.user_id = me.id
  left join public.subscriptions s on s.user_id = me.id
  where me.id is not null
$$;
grant execute on function public.my_workspace() to authenticated;
