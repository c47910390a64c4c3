-- Addresses that get no more mail, kept for ever as keyed hashes: all mail if the mail service says that it bounced or
-- was called spam, invitations if its owner asked for none. Only the server may read them.
create table public.mail_stops (
  address_hash text not null check (address_hash ~ '^[0-9a-f]{64}$'),
  topic public.mail_stop_topic not null,
  reason public.mail_stop_reason not null,
  stopped_at timestamptz not null default now(),
  primary key (address_hash, topic)
);
alter table public.mail_stops enable row level security;

create function public.stop_mail(p_email text, p_reason public.mail_stop_reason)
  returns void language sql security definer set search_path = '' as $$
  insert into public.mail_stops (address_hash, topic, reason) values (public.address_hash(p_email), 'all', p_reason)
  on conflict do nothing
$$;

-- What a link in a mail carries to stop mails like it: the topic, an owner's id or an address's hash, and a proof.
create function public.opt_out_token(p_topic public.mail_topic, p_subject text)
  returns text language sql stable security definer set search_path = '' as $$
  select p_topic || '.' || p_subject || '.'
    || left(encode(sha256(convert_to(key || ' opt out ' || p_topic || ' ' || p_subject, 'UTF8')), 'hex'), 32)
  from public.address_key
$$;

-- Whether an address takes mail of a topic, and the token that stops it; no topic for what nobody can choose. Mails about
-- new answers are their reader's choice, which their profile keeps.
create function public.mailbox(
  p_email text, p_topic public.mail_topic default null, p_owner uuid default null
) returns table (accepts boolean, token text) language sql stable security definer set search_path = '' as $$
  select not exists (
      select 1 from public.mail_stops
      where address_hash = public.address_hash(p_email) and (topic = 'all' or topic::text = p_topic::text)
    ),
    case p_topic
      when 'answers' then public.opt_out_token('answers', p_owner::text)
      when 'invitations' then public.opt_out_token('invitations', public.address_hash(p_email))
    end
$$;

-- Does what a link in a mail asks for; again changes nothing. The topic, or null if the token is none of ours.
create function public.opt_out(p_token text)
  returns public.mail_topic language plpgsql security definer set search_path = '' as $$
declare
  topic constant public.mail_topic := (
    select known from unnest(enum_range(null::public.mail_topic)) as known
    where known::text = split_part(p_token, '.', 1)
  );
  subject constant text := split_part(p_token, '.', 2);
begin
  if topic is null or p_token is distinct from public.opt_out_token(topic, subject) then
    return null;
  end if;
  if topic = 'answers' then
    update public.profiles set mail_answers = 'none' where id = subject::uuid;
  else
    insert into public.mail_stops (address_hash, topic, reason) values (subject, 'invitations', 'asked') on conflict do nothing;
  end if;
  return topic;
end $$;
