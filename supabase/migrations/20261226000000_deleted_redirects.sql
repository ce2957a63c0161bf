-- The history of a deleted row has its redirects, so that the row comes back with exactly those (in the next migration).
-- See docs/decisions.md, "Old addresses lead to a row".

-- Null in entries of updates, and of deletions from before.
alter table public.revisions add column redirects jsonb;

-- As before, with the redirects of a deleted row.
create or replace function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old) - 'search_text';
  after jsonb;
  names text[] := '{}';
  addresses jsonb;
begin
  if tg_op = 'UPDATE' then
    after := to_jsonb(new);
    select coalesce(array_agg(b.key order by b.key), '{}') into names from jsonb_each(before) as b
      where b.key not in ('version', 'updated_at') and b.value is distinct from after -> b.key;
  else
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'slug', r.slug, 'created_at', r.created_at) order by r.slug), '[]') into addresses
      from public.redirects as r where r.kind = tg_table_name::text collate "default" and (r.project_id = old.id or r.post_id = old.id);
  end if;
  insert into public.revisions (source, row_id, version, action, changed, content, redirects, changed_by, changed_by_email)
    values (tg_table_name, old.id, old.version, lower(tg_op), names, before, addresses, auth.uid(),
      (select u.email from auth.users as u where u.id = auth.uid()));
  -- Versions of a row have no gaps. Without the collation, the comparison with a name would not use the index.
  if old.version > 50 then
    delete from public.revisions as r where r.source = tg_table_name::text collate "default" and r.row_id = old.id and r.version <= old.version - 50;
  end if;
  return old;
end;
$$;

-- Before a deletion: the foreign keys delete the redirects right after it.
create or replace trigger portfolios_revision after update on public.portfolios for each row execute function private.keep_revision();
create or replace trigger blogs_revision after update on public.blogs for each row execute function private.keep_revision();
create trigger portfolios_deletion before delete on public.portfolios for each row execute function private.keep_revision();
create trigger blogs_deletion before delete on public.blogs for each row execute function private.keep_revision();
