-- What somebody needs may be in none of the boxes: a note alone is kept and read as well.
alter table public.accommodations drop constraint accommodations_kinds_check;
alter table public.accommodations add constraint accommodations_kinds_check check (
  kinds <@ array['more_time', 'text_instead', 'captions', 'people_only'] and cardinality(kinds) <= 4
  and (cardinality(kinds) > 0 or note is not null)
);
