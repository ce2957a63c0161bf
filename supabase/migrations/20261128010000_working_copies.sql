-- What the administrator is writing: the form of one project or post, before it is saved into the row.
-- See docs/decisions.md, "Unfinished work is a copy beside its row".

create table public.working_copies (
  kind text not null check (kind in ('project', 'post')),
  row_id uuid not null,
  -- The members of the form, as the administrator left them. They are checked when they are saved into the row.
  "values" jsonb not null check (jsonb_typeof("values") = 'object' and octet_length("values"::text) <= 1048576),
  -- Version of the row that the copy started from.
  base_version integer not null check (base_version > 0),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (kind, row_id)
);

alter table public.working_copies enable row level security;
revoke all on public.working_copies from public, anon, authenticated;
grant select, delete on public.working_copies to authenticated;
grant insert (kind, row_id, "values", base_version), update ("values", base_version) on public.working_copies to authenticated;
grant select, insert, update, delete on public.working_copies to service_role;

create policy working_copies_admin_reads on public.working_copies for select to authenticated using ((select private.is_admin()));
create policy working_copies_admin_inserts on public.working_copies for insert to authenticated with check ((select private.is_admin()));
create policy working_copies_admin_updates on public.working_copies for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy working_copies_admin_deletes on public.working_copies for delete to authenticated using ((select private.is_admin()));

create function private.keep_copy_facts() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if tg_op = 'UPDATE' then
    new.kind := old.kind;
    new.row_id := old.row_id;
    new.version := old.version + 1;
    return new;
  end if;
  new.version := 1;
  return new;
end;
$$;

-- Runs after the policies, so that only the administrator learns which rows exist.
create function private.check_copied_row() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (select 1 from public.portfolios as p where new.kind = 'project' and p.id = new.row_id)
    and not exists (select 1 from public.blogs as b where new.kind = 'post' and b.id = new.row_id) then
    raise exception 'There is no row to copy.' using errcode = '23503';
  end if;
  return null;
end;
$$;

-- Runs when the transaction ends, because a restore can delete a row and insert it again.
create function private.drop_working_copy() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.working_copies as c
    where c.row_id = old.id and c.kind = (case tg_table_name when 'portfolios' then 'project' else 'post' end)
      and not exists (select 1 from public.portfolios as p where p.id = old.id)
      and not exists (select 1 from public.blogs as b where b.id = old.id);
  return null;
end;
$$;
revoke execute on function private.keep_copy_facts(), private.check_copied_row(), private.drop_working_copy() from public, anon, authenticated;

create trigger working_copies_facts before insert or update on public.working_copies
  for each row execute function private.keep_copy_facts();
create trigger working_copies_row after insert on public.working_copies for each row execute function private.check_copied_row();
create constraint trigger portfolios_copy_dropped after delete on public.portfolios deferrable initially deferred
  for each row execute function private.drop_working_copy();
create constraint trigger blogs_copy_dropped after delete on public.blogs deferrable initially deferred
  for each row execute function private.drop_working_copy();
