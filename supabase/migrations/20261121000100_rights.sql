-- Who may do what, and who is asking: what every other file builds on.

-- Hosted Supabase grants everything to its API roles by default; from here on, a role gets what is granted by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
-- Functions are everyone's by default, and only a default without a schema can take that away.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

-- Who is asking, for as long as their session stands: a token outlives its sign-out by minutes, its session does not.
-- Every policy and function asks this one and never auth.uid(), so that a copied token opens nothing.
create function public.my_user_id() returns uuid
  language sql stable security definer set search_path = '' as $$
  select s.user_id from auth.sessions s
  where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
    and s.user_id = (select auth.uid())
    and (s.not_after is null or s.not_after > now())
$$;
grant execute on function public.my_user_id() to authenticated;

create function public.set_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Refuses a user's write to the named columns. Grants alone are not trusted: not every server keeps them.
create function public.guard_columns() returns trigger language plpgsql set search_path = '' as $$
declare
  col text;
  fresh jsonb := to_jsonb(new);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}'::jsonb end;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  foreach col in array tg_argv loop
    if coalesce(fresh -> col, 'null'::jsonb) is distinct from coalesce(before -> col, 'null'::jsonb) then
      raise exception 'column "%" of "%" cannot be written by users', col, tg_table_name
        using errcode = '42501';
    end if;
  end loop;
  return new;
end $$;

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

-- A statement of a browser's role ends after so long. PostgREST sets a role's own settings for each request; the local
-- Postgres in WebAssembly knows no timeout.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
