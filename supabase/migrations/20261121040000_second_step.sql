-- See docs/decisions.md, "A second step is enforced by the database".

-- The table of factors belongs to the auth service. The embedded service has none, so no account has a second step there.
create function private.lacks_second_step(account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare has_factor boolean;
begin
  if to_regclass('auth.mfa_factors') is null then return false; end if;
  execute 'select exists (select 1 from auth.mfa_factors as f where f.user_id = $1 and f.status::text = ''verified'')'
    into has_factor using account;
  return has_factor
    and coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', 'aal1') <> 'aal2';
end;
$$;
revoke execute on function private.lacks_second_step(uuid) from public, anon, authenticated;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.admins as a where a.user_id = (select auth.uid()))
    and not private.lacks_second_step((select auth.uid()));
$$;
