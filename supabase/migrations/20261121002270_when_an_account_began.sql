-- The months of a plan that was given by hand run from the account's beginning, so no user writes when that was.

create function public.keep_created_at() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.created_at := now();
  elsif new.created_at is distinct from old.created_at then
    raise exception 'column "created_at" of "%" cannot be written by users', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;

create trigger keep_created_at before insert or update on public.profiles
  for each row execute function public.keep_created_at();
create trigger keep_created_at before update on public.company_profiles
  for each row execute function public.keep_created_at();
