-- As before, but an entry waits for no old one that another transaction deletes. With a full log, a change of several rows and a save beside
-- it deadlocked: each new entry deletes one old entry, and a change of public rows holds the state of the builds.
create or replace function private.add_activity(entry public.activity) returns void
language plpgsql security definer set search_path = '' as $$
declare added bigint;
begin
  insert into public.activity (source, row_id, action, title, changed, is_gone, device, session_id, by_email)
    values (entry.source, entry.row_id, entry.action, left(entry.title, 300), entry.changed, entry.action = 'delete', entry.device, entry.session_id,
      (select u.email from auth.users as u where u.id = auth.uid()))
    on conflict (session_id) do nothing returning id into added;
  delete from public.activity as a
    where a.id in (select o.id from public.activity as o where o.id <= added - 20000 for update skip locked);
end;
$$;
