-- Old versions of projects and posts. Only a trigger inserts rows, and no one can change them through the API.
-- See docs/decisions.md, "The last fifty versions of each row are kept".

create table public.revisions (
  -- Rises with every change and so gives the order, whatever the clock says.
  id bigint generated always as identity primary key,
  source text not null check (source in ('portfolios', 'blogs')),
  row_id uuid not null,
  -- Version of the row in `content`.
  version integer not null,
  action text not null check (action in ('update', 'delete')),
  -- Columns that the update changed; empty for a deletion.
  changed text[] not null default '{}',
  -- The row before the change, without generated columns.
  content jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  -- The account's address at that moment; null for a service key and the SQL editor.
  changed_by_email text
);

create index revisions_of_row on public.revisions (source, row_id, version desc);
create index revisions_deleted on public.revisions (source, id desc) where action = 'delete';

alter table public.revisions enable row level security;
revoke all on public.revisions from public, anon, authenticated;
-- Platforms from before 2026-10-30 grant new sequences to everyone.
revoke all on sequence public.revisions_id_seq from public, anon, authenticated;
grant select on public.revisions to authenticated;
grant select, delete on public.revisions to service_role;

create policy revisions_admin_reads on public.revisions for select to authenticated using ((select private.is_admin()));

-- Keeps fifty versions of each row. It is a definer function, because no caller has the right to write here.
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old) - 'search_text';
  after jsonb;
  names text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    after := to_jsonb(new);
    select coalesce(array_agg(b.key order by b.key), '{}') into names from jsonb_each(before) as b
      where b.key not in ('version', 'updated_at') and b.value is distinct from after -> b.key;
  end if;
  insert into public.revisions (source, row_id, version, action, changed, content, changed_by, changed_by_email)
    values (tg_table_name, old.id, old.version, lower(tg_op), names, before, auth.uid(), (select u.email from auth.users as u where u.id = auth.uid()));
  -- Versions of a row have no gaps. Without the collation, the comparison with a name would not use the index.
  if old.version > 50 then
    delete from public.revisions as r where r.source = tg_table_name::text collate "default" and r.row_id = old.id and r.version <= old.version - 50;
  end if;
  return null;
end;
$$;
revoke execute on function private.keep_revision() from public, anon, authenticated;

create trigger portfolios_revision after update or delete on public.portfolios for each row execute function private.keep_revision();
create trigger blogs_revision after update or delete on public.blogs for each row execute function private.keep_revision();

-- A row that returns under its old id continues its version numbers, so an edit from before the deletion is outdated.
create function private.continue_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.version := 1 + coalesce((
    select max(r.version) from public.revisions as r where r.source = tg_table_name::text collate "default" and r.row_id = new.id
  ), 0);
  return new;
end;
$$;
revoke execute on function private.continue_version() from public, anon, authenticated;

-- Triggers run in the order of their names: this one after *_facts, which sets 1.
create trigger portfolios_version before insert on public.portfolios for each row execute function private.continue_version();
create trigger blogs_version before insert on public.blogs for each row execute function private.continue_version();

-- Deleted rows that have not come back, latest first, fifty at a time; `before` is the id of the last entry of the previous page.
-- Runs with the caller's rights.
create function public.deleted_rows(kind text, before bigint default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(found) order by found.id desc), '[]'::jsonb) from (
    select r.id, r.row_id, r.content ->> 'title' as title, r.content ->> 'slug' as slug, r.content ->> 'status' as status,
      r.changed_at, r.changed_by_email
    from public.revisions as r
    where r.source = kind and r.action = 'delete' and (before is null or r.id < before)
      and not exists (select 1 from public.revisions as later where later.source = r.source and later.row_id = r.row_id and later.id > r.id)
      and not exists (select 1 from public.portfolios as p where kind = 'portfolios' and p.id = r.row_id)
      and not exists (select 1 from public.blogs as b where kind = 'blogs' and b.id = r.row_id)
    order by r.id desc limit 50
  ) as found;
$$;
revoke execute on function public.deleted_rows(text, bigint) from public, anon;
grant execute on function public.deleted_rows(text, bigint) to authenticated, service_role;
