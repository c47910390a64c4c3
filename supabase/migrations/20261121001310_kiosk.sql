-- For a crew's tablet or a shop counter: the room forgets each person as soon as they finish or leave.
alter table public.interviews add column kiosk boolean not null default false;
