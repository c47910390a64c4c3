-- Who may do what, and who is asking: what every other file builds on.

-- Hosted Supabase grants everything to its API roles by default; from here on, a role gets what is granted by name.
-- Where users write, columns are granted one by one: a new column is writable only once somebody grants it.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
-- Functions are everyone's by default, and only a default without a schema can take that away.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

-- Who is asking, for as long as their session stands: a token outlives its sign-out by minutes, its session does not.
-- Every policy and function asks this one and never auth.uid(), so that a copied token opens nothing. The server, within
-- do_bulk_item(), is whoever asked for it: the rest of their action doesn't end with their session.
create function public.my_user_id() returns uuid
  language sql stable security definer set search_path = '' as $$
  select case when (select auth.jwt()) ->> 'role' = 'service_role'
    then nullif(current_setting('rolecall.acting_for', true), '')::uuid
    else (
      select s.user_id from auth.sessions s
      where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
        and s.user_id = (select auth.uid())
        and (s.not_after is null or s.not_after > now())
    )
  end
$$;
grant execute on function public.my_user_id() to authenticated;

create function public.set_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- A statement of a browser's role ends after this long. PostgREST sets a role's own settings for each request; the
-- local Postgres in WebAssembly knows no timeout.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
