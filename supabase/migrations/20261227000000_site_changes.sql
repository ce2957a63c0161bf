-- Redirects are a part of the built site, and a change counts from the moment of the write. See docs/decisions.md,
-- "A change of public content asks for a build".

-- As before, but without the start of the transaction: a build that reads during a long restore is older than the restore. A tenth of a
-- second keeps the versions of the row few that one transaction makes.
create or replace function private.note_site_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (tg_op <> 'INSERT' and old.status = 'published') or (tg_op <> 'DELETE' and new.status = 'published') then
    update public.site_builds set changed_at = clock_timestamp() where changed_at < clock_timestamp() - interval '100 milliseconds';
  end if;
  return null;
end;
$$;

create or replace function private.note_settings_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_builds set changed_at = clock_timestamp() where changed_at < clock_timestamp() - interval '100 milliseconds';
  return null;
end;
$$;

-- Those that a row adds and removes are part of its change.
create trigger redirects_site_change after insert or delete on public.redirects
  for each row when (pg_trigger_depth() = 0) execute function private.note_settings_change();
