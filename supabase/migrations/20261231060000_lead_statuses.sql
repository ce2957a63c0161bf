-- Undo gives several leads their earlier statuses in one call, and a repeated call after a lost answer finds them done.

-- As before, but an item can name a status of its own ({id, version, status}), and a lead that has its status already counts as marked.
create or replace function public.mark_leads(chosen jsonb, wanted text) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  update public.leads as l set status = coalesce(p.status, wanted)
    from jsonb_to_recordset(chosen) as p (id uuid, version integer, status text)
    where l.id = p.id and l.version = p.version;
  -- A statement of its own sees what another call wrote while the first one waited.
  select coalesce(jsonb_agg(to_jsonb(l) - 'search_text'), '[]'::jsonb)
    from public.leads as l join jsonb_to_recordset(chosen) as p (id uuid, status text) on p.id = l.id
    where l.status = coalesce(p.status, wanted);
$$;
revoke execute on function public.mark_leads(jsonb, text) from public, anon;
grant execute on function public.mark_leads(jsonb, text) to authenticated, service_role;
