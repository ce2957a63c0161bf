-- The administrator's inbox: search, marking and deleting of several leads at once, and taking a deletion back.

alter table public.leads add column search_text text generated always as (
  name || ' ' || coalesce(email, '') || ' ' || subject || ' ' || body
) stored;

-- The first words of the message itself, without the lines that name its sender: what a list shows, so that it need not fetch
-- texts of up to 20,000 characters.
alter table public.leads add column excerpt text generated always as (
  left(btrim(regexp_replace(coalesce(substring(body from '(?i)(?:^|\n)Message:(.*)$'), body), '\s+', ' ', 'g')), 240)
) stored;

-- Undo puts a deleted row back: same id, same key of the visitor's click, same moment. Until then the page holds the row, not the
-- database: a hidden copy of what somebody deleted would break what the privacy policy promises. Version and clock stay the database's.
grant insert (id, idempotency_key, name, email, phone, subject, body, source, sender_hash, delivery, delivery_note, status, created_at)
  on public.leads to authenticated;
create policy leads_admin_inserts on public.leads for insert to authenticated with check ((select private.is_admin()));

-- Several leads in one statement, with the rights of the caller. Each is named with the version that the person saw ({id, version});
-- one that was changed since is left alone and missing in the answer, which holds the rows that were written.
create function public.mark_leads(chosen jsonb, wanted text) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  with picked as (
    select (item ->> 'id')::uuid as id, (item ->> 'version')::integer as version from jsonb_array_elements(chosen) as item
  ), written as (
    update public.leads as l set status = wanted from picked as p where l.id = p.id and l.version = p.version returning l.*
  )
  select coalesce(jsonb_agg(to_jsonb(w) - 'search_text'), '[]'::jsonb) from written as w;
$$;

create function public.delete_leads(chosen jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  with picked as (
    select (item ->> 'id')::uuid as id, (item ->> 'version')::integer as version from jsonb_array_elements(chosen) as item
  ), gone as (
    delete from public.leads as l using picked as p where l.id = p.id and l.version = p.version returning l.*
  )
  select coalesce(jsonb_agg(to_jsonb(g) - 'search_text'), '[]'::jsonb) from gone as g;
$$;
revoke execute on function public.mark_leads(jsonb, text), public.delete_leads(jsonb) from public, anon;
grant execute on function public.mark_leads(jsonb, text), public.delete_leads(jsonb) to authenticated, service_role;
