-- A token is valid until it expires, also after the administrator has signed out. The table of sessions belongs to the auth service.
create function private.is_signed_out() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare is_live boolean;
begin
  if to_regclass('auth.sessions') is null then return false; end if;
  execute 'select exists (select 1 from auth.sessions as s where s.id::text = $1 and s.user_id = $2
    and coalesce((to_jsonb(s) ->> ''not_after'')::timestamptz > now(), true))'
    into is_live using nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', auth.uid();
  return not is_live;
end;
$$;
revoke execute on function private.is_signed_out() from public, anon, authenticated;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.admins as a where a.user_id = (select auth.uid()))
    and not private.lacks_second_step((select auth.uid()))
    and not private.is_signed_out();
$$;
