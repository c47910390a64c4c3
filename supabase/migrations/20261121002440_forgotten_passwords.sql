-- An account whose address somebody else proves later may have a password that its owner never chose. The auth server
-- lets nobody replace a password without knowing it, so it is taken away here. Only the server may call this.
create function public.forget_password(p_user uuid) returns void
  language sql security definer set search_path = '' as $$
  update auth.users set encrypted_password = null where id = p_user
$$;
