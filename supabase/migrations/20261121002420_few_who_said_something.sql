-- How many said something of themselves is a group like the others: below the smallest one it would tell of a company's
-- one candidate whether they filled in the voluntary form. The basis keeps the count, so that it moves as before: by nobody,
-- or by as many people as the smallest group.
create or replace function public.adverse_impact()
  returns table (
    family text, sex text, race text, n integer, hired integer, scored integer, qualified integer, above_median integer,
    as_of timestamptz
  ) language plpgsql security definer set search_path = '' as $$
declare
  department text := (select public.my_department_keys() limit 1);
  base public.adverse_impact_bases;
begin
  if department is null then
    return;
  end if;
  base := public.renew_adverse_impact(department, clock_timestamp());
  return query
    select f.family, f.sex, f.race, f.n, f.hired, f.scored, f.qualified, f.above_median, base.as_of
    from jsonb_to_recordset(base.figures) as f (
      family text, sex text, race text, n integer, hired integer, scored integer, qualified integer, above_median integer
    )
    where f.family <> 'known' or f.n >= base.smallest;
  return query
    select 'all', null::text, null::text, count(*)::integer, null::integer, null::integer, null::integer,
      null::integer, base.as_of
    from public.adverse_impact_now(department);
end $$;
