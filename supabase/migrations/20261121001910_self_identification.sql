-- The smallest group that the adverse-impact monitor shows is a setting of whoever runs the product: no user may read
-- or write it, and no key may set it below five.
create table public.fairness_settings (
  only_row boolean primary key default true check (only_row),
  smallest_group integer not null default 10 check (smallest_group between 5 and 1000)
);
insert into public.fairness_settings default values;
alter table public.fairness_settings enable row level security;
revoke all on public.fairness_settings from anon, authenticated;
revoke insert, delete, truncate on public.fairness_settings from service_role;

create function public.smallest_shown_group() returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce((select smallest_group from public.fairness_settings), 10)
$$;
-- The page says which number holds.
grant execute on function public.smallest_shown_group() to authenticated;
