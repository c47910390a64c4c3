-- A change of plan reads at Stripe, compares and charges: nobody else may change it in between, and who looked before
-- another change must look again.

-- True for the one call that may change a subscription now, from the plan and cycle that it saw.
create function public.begin_plan_change(p_user uuid, p_plan text, p_cycle text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.subscriptions set changing_until = now() + interval '5 minutes'
    where user_id = p_user and plan = p_plan and cycle = p_cycle and coalesce(changing_until, now()) <= now();
  return found;
end $$;

create function public.end_plan_change(p_user uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.subscriptions set changing_until = null where user_id = p_user
$$;
