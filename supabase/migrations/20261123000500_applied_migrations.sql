-- Which migrations a project has, for whoever deploys: told to the service alone.
create function public.applied_migrations() returns text[]
  language plpgsql stable security definer set search_path = '' as $$
declare applied text[];
begin
  select array_agg(version order by version) into applied from supabase_migrations.schema_migrations;
  return coalesce(applied, '{}');
end $$;
revoke execute on function public.applied_migrations() from public, anon, authenticated;
