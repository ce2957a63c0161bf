-- Replies that the administrator sent from the inbox. The relay writes them with the service key; see docs/decisions.md,
-- "A reply is noted before it is mailed".
create function private.is_reply_list(value jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 100 and not exists (
    select 1 from jsonb_array_elements(value) as r
      where jsonb_typeof(r) is distinct from 'object' or coalesce(r ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or coalesce(r ->> 'state', '') not in ('pending', 'sent') or coalesce(char_length(r ->> 'subject') not between 1 and 200, true)
        or coalesce(char_length(r ->> 'text') not between 1 and 10000, true) or coalesce(jsonb_typeof(r -> 'at') <> 'string', true)
  ), false);
$$;
revoke execute on function private.is_reply_list(jsonb) from public, anon;
grant execute on function private.is_reply_list(jsonb) to authenticated, service_role;

alter table public.leads add column replies jsonb not null default '[]' check (private.is_reply_list(replies));

-- Undo returns a deleted lead with its replies. No one but the relay changes them.
grant insert (replies) on public.leads to authenticated;
