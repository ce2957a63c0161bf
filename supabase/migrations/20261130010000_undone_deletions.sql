-- A deleted row keeps its working copy and its preview links, so that undoing the deletion brings them back.
-- See docs/decisions.md, "Unfinished work is a copy beside its row". While the row is deleted, private.shared_preview shows nothing and no
-- one can write to the copy.

drop trigger portfolios_copy_dropped on public.portfolios;
drop trigger blogs_copy_dropped on public.blogs;
drop trigger portfolios_links_dropped on public.portfolios;
drop trigger blogs_links_dropped on public.blogs;
drop function private.drop_working_copy(), private.drop_preview_links();

drop trigger working_copies_row on public.working_copies;
create trigger working_copies_row after insert or update on public.working_copies
  for each row execute function private.check_copied_row();

-- As before, but following a row that came back is no change of the copy.
create or replace function private.keep_copy_facts() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.kind := old.kind;
    new.row_id := old.row_id;
    if pg_trigger_depth() > 1 and new."values" = old."values" then
      return new;
    end if;
    new.updated_at := now();
    new.version := old.version + 1;
    return new;
  end if;
  new.updated_at := now();
  new.version := 1;
  return new;
end;
$$;

-- A row that comes back as it was deleted has a new version, which its copy starts from now. When it comes back with other content, for
-- example from a backup, the copy stays outdated, and the form asks which text to keep.
create function private.continue_copy() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.working_copies as c set base_version = new.version
    from public.revisions as r
    where c.row_id = new.id and c.kind = (case tg_table_name when 'portfolios' then 'project' else 'post' end)
      and r.source = tg_table_name::text collate "default" and r.row_id = new.id and r.action = 'delete'
      and r.version = new.version - 1 and r.version = c.base_version
      and r.content - array['version', 'updated_at'] = to_jsonb(new) - array['search_text', 'version', 'updated_at'];
  return null;
end;
$$;
revoke execute on function private.continue_copy() from public, anon, authenticated;

create trigger portfolios_copy_continued after insert on public.portfolios for each row execute function private.continue_copy();
create trigger blogs_copy_continued after insert on public.blogs for each row execute function private.continue_copy();
