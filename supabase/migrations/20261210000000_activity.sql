-- What happened in the administration, across all tables. Only triggers and record_sign_in() write here.
-- See docs/decisions.md, "The activity log keeps what the history doesn't".

create table public.activity (
  -- Rises with every entry and so gives the order, whatever the clock says.
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  source text not null check (source in ('portfolios', 'blogs', 'pictures', 'redirects', 'leads', 'site_settings', 'session')),
  row_id uuid,
  action text not null check (action in ('create', 'update', 'publish', 'unpublish', 'delete', 'restore', 'sign-in')),
  -- Names the row as it was called then. Leads have none, so that nothing of a deleted one stays.
  title text,
  -- Columns that an update changed.
  changed text[] not null default '{}',
  -- The account's address at that moment; null for a service key and the SQL editor.
  by_email text,
  -- The row was deleted, here or later, and hasn't come back.
  is_gone boolean not null default false,
  -- Browser and system of a sign-in, as the browser calls them.
  device text check (private.is_plain_line(device, 80)),
  session_id uuid unique
);

create index activity_by_time on public.activity (at desc, id desc);
create index activity_of_row on public.activity (source, row_id);

alter table public.activity enable row level security;
revoke all on public.activity from public, anon, authenticated;
revoke all on sequence public.activity_id_seq from public, anon, authenticated;
grant select on public.activity to authenticated;
grant select, delete on public.activity to service_role;

create policy activity_admin_reads on public.activity for select to authenticated using ((select private.is_admin()));

-- What the history knows already. Creations of deleted rows are not known.
insert into public.activity (at, source, row_id, action, title, changed, by_email)
  select found.at, found.source, found.row_id, found.action, found.title, found.changed, found.by_email from (
    select r.changed_at as at, r.source, r.row_id,
      case when r.action = 'delete' then 'delete' when not 'status' = any (r.changed) then 'update'
        when r.content ->> 'status' = 'published' then 'unpublish' else 'publish' end as action,
      r.content ->> 'title' as title, case r.action when 'update' then r.changed else '{}' end as changed, r.changed_by_email as by_email
      from public.revisions as r where r.action = 'delete' or r.changed <> '{}'
    union all select p.created_at, 'portfolios', p.id, 'create', p.title, '{}', null from public.portfolios as p
    union all select b.created_at, 'blogs', b.id, 'create', b.title, '{}', null from public.blogs as b
  ) as found order by found.at;
update public.activity as a set is_gone = true
  where not exists (select 1 from public.portfolios as p where p.id = a.row_id) and not exists (select 1 from public.blogs as b where b.id = a.row_id)
    and a.source in ('portfolios', 'blogs');

-- Adds an entry and keeps the newest twenty thousand.
create function private.add_activity(entry public.activity) returns void
language plpgsql security definer set search_path = '' as $$
declare added bigint;
begin
  insert into public.activity (source, row_id, action, title, changed, is_gone, device, session_id, by_email)
    values (entry.source, entry.row_id, entry.action, left(entry.title, 300), entry.changed, entry.action = 'delete', entry.device, entry.session_id,
      (select u.email from auth.users as u where u.id = auth.uid()))
    on conflict (session_id) do nothing returning id into added;
  delete from public.activity as a where a.id <= added - 20000;
end;
$$;
revoke execute on function private.add_activity(public.activity) from public, anon, authenticated;

-- It is a definer function, because no caller has the right to write there.
create function private.note_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  entry public.activity;
begin
  entry.source := tg_table_name;
  entry.row_id := coalesce(after, before) ->> 'id';
  entry.title := coalesce(after ->> 'title', after ->> 'name', after ->> 'slug', before ->> 'title', before ->> 'name', before ->> 'slug');
  entry.changed := '{}';
  if tg_table_name = 'leads' then entry.title := null; end if;
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(b.key order by b.key), '{}') into entry.changed from jsonb_each(before) as b
      where b.key not in ('version', 'updated_at', 'search_text') and b.value is distinct from after -> b.key;
    if entry.changed = '{}' then return null; end if;
    entry.action := case when not 'status' = any (entry.changed) then 'update' when after ->> 'status' = 'published' then 'publish' else 'unpublish' end;
  elsif tg_op = 'DELETE' then
    entry.action := 'delete';
    update public.activity as a set is_gone = true where a.source = entry.source and a.row_id = entry.row_id and not a.is_gone;
  else
    update public.activity as a set is_gone = false where a.source = entry.source and a.row_id = entry.row_id and a.is_gone;
    entry.action := case when found then 'restore' else 'create' end;
  end if;
  perform private.add_activity(entry);
  return null;
end;
$$;
revoke execute on function private.note_activity() from public, anon, authenticated;

create trigger portfolios_activity after insert or update or delete on public.portfolios for each row execute function private.note_activity();
create trigger blogs_activity after insert or update or delete on public.blogs for each row execute function private.note_activity();
create trigger pictures_activity after insert or update or delete on public.pictures for each row execute function private.note_activity();
create trigger site_settings_activity after update on public.site_settings for each row execute function private.note_activity();
-- Those that a renamed or deleted row adds and removes are part of that change.
create trigger redirects_activity after insert or delete on public.redirects
  for each row when (pg_trigger_depth() = 0) execute function private.note_activity();
-- The relay adds leads without an account; an insert by one takes a deletion back.
create trigger leads_activity_in after insert on public.leads
  for each row when (auth.uid() is not null) execute function private.note_activity();
create trigger leads_activity_out after delete on public.leads for each row execute function private.note_activity();

-- Notes the caller's session once. False without an entry: for callers who are no administrators, or whose second step is missing.
create function private.note_sign_in(device text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare entry public.activity;
begin
  if not private.is_admin() then return false; end if;
  entry.source := 'session';
  entry.action := 'sign-in';
  entry.changed := '{}';
  entry.device := device;
  entry.session_id := (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
  perform private.add_activity(entry);
  return true;
end;
$$;
revoke execute on function private.note_sign_in(text) from public, anon;
grant execute on function private.note_sign_in(text) to authenticated, service_role;

create function public.record_sign_in(device text) returns boolean
language sql security invoker set search_path = '' as $$ select private.note_sign_in(device) $$;
revoke execute on function public.record_sign_in(text) from public, anon;
grant execute on function public.record_sign_in(text) to authenticated, service_role;
