-- The search of the inbox reads notes and replies too, so that it finds what "person_data" counts as mentions.

-- The words of a lead's replies, without the names and the escapes of JSON.
create function private.reply_words(replies jsonb) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(string_agg((r ->> 'subject') || ' ' || (r ->> 'text'), ' '), '')
    from jsonb_array_elements(case jsonb_typeof(replies) when 'array' then replies else '[]' end) as r;
$$;
revoke execute on function private.reply_words(jsonb) from public, anon;
grant execute on function private.reply_words(jsonb) to authenticated, service_role;

-- Not "set expression": Postgres 15 and 16 lack it.
alter table public.leads drop column search_text;
alter table public.leads add column search_text text generated always as (
  name || ' ' || coalesce(email, '') || ' ' || subject || ' ' || body || ' ' || notes || ' ' || private.reply_words(replies)
) stored;

create or replace function public.person_data(address text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with own as (select l.* from public.leads as l where l.sender = lower(btrim(address)))
  select jsonb_build_object(
    'leads', (select count(*) from own),
    'closed', (select count(*) from own as o where o.status in ('won', 'lost', 'archived')),
    'spam', (select count(*) from own as o where o.suspicion is not null),
    'notes', (select count(*) from own as o where o.notes <> ''),
    'replies', (select coalesce(sum(jsonb_array_length(o.replies)), 0) from own as o),
    'mentions', (select count(*) from public.leads as l where l.sender is distinct from lower(btrim(address)) and btrim(address) <> ''
      and position(lower(btrim(address)) in lower(l.search_text)) > 0)
  );
$$;
