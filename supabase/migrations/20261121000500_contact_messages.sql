-- What people wrote in the contact form.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and public.app_limit('contact_name')),
  email text not null check (char_length(email) between 3 and public.app_limit('email')),
  phone text check (char_length(phone) <= public.app_limit('contact_phone')),
  subject text check (char_length(subject) <= public.app_limit('contact_subject')),
  message text not null check (char_length(btrim(message)) between 1 and public.app_limit('contact_message')),
  created_at timestamptz not null default now()
);
create index on public.contact_messages (created_at);
alter table public.contact_messages enable row level security;

-- Keeps a message from the contact form and has it mailed to support. The server's alone, as the table is: nobody else
-- reads or writes a message.
create function public.keep_contact_message(
  p_name text, p_email text, p_phone text, p_subject text, p_message text
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  insert into public.contact_messages (name, email, phone, subject, message)
    values (p_name, p_email, nullif(p_phone, ''), nullif(p_subject, ''), p_message)
    returning id into kept;
  perform public.enqueue_job('mail_contact', jsonb_build_object('messageId', kept), 'mail:contact:' || kept);
  return kept;
end $$;

-- A message is kept for a year, and no longer.
create function public.sweep_contact_messages() returns void
  language sql security definer set search_path = '' as $$
  delete from public.contact_messages where created_at < now() - public.app_limit('contact_kept_days') * interval '1 day'
$$;
