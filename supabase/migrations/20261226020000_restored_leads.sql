-- A lead that comes back by Undo or from a file keeps the moment of its last activity, so that its period doesn't start again.
-- See docs/decisions.md, "Leads leave by person and by age".

-- As before, but a new lead can name an earlier moment, never a later one. Visitors can't: the relay inserts for them, and names none.
create or replace function private.keep_row_facts() returns trigger
language plpgsql set search_path = '' as $$
declare kept boolean := private.is_restoring();
begin
  new.updated_at := case
    when kept then coalesce(new.updated_at, now())
    when tg_op = 'INSERT' and tg_table_name = 'leads' then least(new.updated_at, now())
    else now() end;
  if tg_op = 'INSERT' then
    new.version := 1;
    new.created_at := coalesce(new.created_at, now());
  else
    new.id := old.id;
    new.created_at := case when kept then coalesce(new.created_at, old.created_at) else old.created_at end;
    new.version := old.version + 1;
  end if;
  return new;
end;
$$;

grant insert (updated_at) on public.leads to authenticated;
