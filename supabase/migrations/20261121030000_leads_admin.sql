-- The administrator's inbox: searching, marking and deleting several leads, and undoing a deletion.

alter table public.leads add column search_text text generated always as (
  name || ' ' || coalesce(email, '') || ' ' || subject || ' ' || body
) stored;

-- The start of the message without the lines about its sender, so that a list doesn't fetch texts of up to 20,000 characters.
alter table public.leads add column excerpt text generated always as (
  left(btrim(regexp_replace(coalesce(substring(body from '(?i)(?:^|\n)Message:(.*)$'), body), '\s+', ' ', 'g')), 240)
) stored;

-- Undo inserts a deleted row with its id, its key and its date. Until then only the page has the row, because the privacy policy
-- promises that deleted leads are gone. The database sets version and update time. See docs/decisions.md, "Deleting offers Undo".
grant insert (id, idempotency_key, name, email, phone, subject, body, source, sender_hash, delivery, delivery_note, status, created_at)
  on public.leads to authenticated;
create policy leads_admin_inserts on public.leads for insert to authenticated with check ((select private.is_admin()));

-- Changes several leads in one statement, with the caller's rights. Each is given with the version that the admin saw ({id, version});
-- a lead with another version stays unchanged. Returns the rows that were written.
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
