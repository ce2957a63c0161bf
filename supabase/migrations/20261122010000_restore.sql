-- Restoring a backup and migrating local data, with the caller's rights.
-- See docs/decisions.md, "A multi-row change is one database function".

-- While a backup is restored, rows keep the dates of the backup. The setting ends with the transaction. Only restore_backup() can make
-- it; a request through the API can't.
create function private.is_restoring() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('studio.restoring', true), '') = 'on';
$$;
revoke execute on function private.is_restoring() from public, anon;
grant execute on function private.is_restoring() to authenticated, service_role;

create or replace function private.keep_row_facts() returns trigger
language plpgsql set search_path = '' as $$
declare kept boolean := private.is_restoring();
begin
  new.updated_at := case when kept then coalesce(new.updated_at, now()) else now() end;
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

create or replace function private.keep_listing() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.listed is null then
    new.listed := new.service_id not in ('blockchain-development', 'game-development');
  elsif tg_op = 'UPDATE' and new.service_id <> old.service_id and new.service_id in ('blockchain-development', 'game-development')
    and not private.is_restoring() then
    -- Moving a project to such a service removes it from the list. A separate edit can list it again.
    new.listed := false;
  end if;
  return new;
end;
$$;

-- Without these grants a restore could not set the dates. In every other write the triggers overwrite them.
grant insert (updated_at), update (created_at, updated_at) on public.portfolios to authenticated;
grant insert (updated_at), update (created_at, updated_at) on public.blogs to authenticated;

-- A fingerprint of all projects and posts; it changes with every added, changed or deleted row. A backup that takes several requests
-- is complete when the fingerprint is the same before and after. A restore names the one that the admin has seen.
create function public.content_state() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'projects', count(*) filter (where line like 'p%'),
    'blogs', count(*) filter (where line like 'b%'),
    'state', encode(sha256(convert_to(coalesce(string_agg(line, ',' order by line collate "C"), ''), 'UTF8')), 'hex')
  ) from (
    select 'p' || p.id || ':' || p.version as line from public.portfolios as p
    union all select 'b' || b.id || ':' || b.version from public.blogs as b
  ) as lines;
$$;
revoke execute on function public.content_state() from public, anon;
grant execute on function public.content_state() to authenticated, service_role;

-- One table's part of a restore. It reads the columns from the catalog, so columns of later migrations are restored too.
create function private.restore_rows(target text, wanted jsonb, mode text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  place constant text := format('public.%I', target);
  -- A row without its version and generated columns.
  said constant text := 'to_jsonb(%s) - array[''version'', ''search_text'']';
  there constant text := format(said, 't');
  asked constant text := format(said, 'w');
  names text;
  sets text;
  complete boolean;
  counts jsonb;
begin
  -- With two rows of one id, an update would silently take either.
  execute format('select count(*) = count(distinct w.id) from jsonb_populate_recordset(null::%1$s, $1) as w', place) into complete using wanted;
  if not complete then
    raise exception 'Every row of a backup has an id of its own.' using errcode = '22023';
  end if;

  select string_agg(format('%I', a.attname), ', ' order by a.attnum),
      string_agg(format('%1$I = w.%1$I', a.attname), ', ' order by a.attnum) filter (where a.attname <> 'id')
    into names, sets from pg_catalog.pg_attribute as a
    where a.attrelid = place::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> 'version';

  execute format($q$
    select jsonb_build_object(
      'added', count(*) filter (where t.id is null and w.id is not null and not ($2 = 'migrate' and exists (select 1 from %1$s as o where o.slug = w.slug))),
      'changed', count(*) filter (where $2 <> 'migrate' and t.id is not null and w.id is not null and %2$s <> %3$s),
      'removed', count(*) filter (where $2 = 'replace' and w.id is null),
      'unchanged', count(*) filter (where t.id is not null and w.id is not null and ($2 = 'migrate' or %2$s = %3$s))
        + count(*) filter (where t.id is null and $2 = 'migrate' and exists (select 1 from %1$s as o where o.slug = w.slug))
    ) from %1$s as t full join jsonb_populate_recordset(null::%1$s, $1) as w on w.id = t.id
  $q$, place, there, asked) into counts using wanted, mode;

  if mode = 'replace' then
    execute format('delete from %1$s as t where not exists (select 1 from jsonb_populate_recordset(null::%1$s, $1) as w where w.id = t.id)', place)
      using wanted;
  end if;
  if mode <> 'migrate' then
    -- When rows exchange their slugs, no order of updates works, so they are deleted and inserted again.
    execute format($q$
      delete from %1$s as t using jsonb_populate_recordset(null::%1$s, $1) as w
      where w.id = t.id and w.slug <> t.slug and exists (select 1 from %1$s as o where o.slug = w.slug and o.id <> t.id)
    $q$, place) using wanted;
    execute format('update %1$s as t set %2$s from jsonb_populate_recordset(null::%1$s, $1) as w where w.id = t.id and %3$s <> %4$s',
      place, sets, there, asked) using wanted;
  end if;
  execute format($q$
    insert into %1$s (%2$s) select %2$s from jsonb_populate_recordset(null::%1$s, $1) as w
    where not exists (select 1 from %1$s as t where t.id = w.id)
      and not ($2 = 'migrate' and exists (select 1 from %1$s as o where o.slug = w.slug))
  $q$, place, names) using wanted, mode;
  return counts;
end;
$$;
revoke execute on function private.restore_rows(text, jsonb, text) from public, anon;
grant execute on function private.restore_rows(text, jsonb, text) to authenticated, service_role;

-- Writes {projects, blogs} into the tables.
--   mode: "merge" adds and changes rows; "replace" also removes rows that the backup doesn't have; "migrate" only adds, and only to a
--   database without projects.
--   expected: the `state` of content_state() that the admin has seen, or null.
-- Raises PT409 when the database has changed since, PT412 when a migration finds projects, 42501 without the right to write, and the
-- errors of constraints. In all these cases nothing is written. The time-out replaces the shorter one of the hosted API.
create function public.restore_backup(backup jsonb, mode text, expected text default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' set statement_timeout = '120s' as $$
declare
  projects jsonb;
  blogs jsonb;
begin
  -- A service key bypasses the policies. Other callers get an error here, because the policies would silently change no row.
  if row_security_active('public.portfolios') and not private.is_admin() then
    raise exception 'Only the administrator may restore.' using errcode = '42501';
  end if;
  if mode is null or mode not in ('merge', 'replace', 'migrate') then
    raise exception 'Unknown mode.' using errcode = '22023';
  end if;
  if jsonb_typeof(backup -> 'projects') is distinct from 'array' or jsonb_typeof(backup -> 'blogs') is distinct from 'array' then
    raise exception 'A backup holds a list of projects and a list of blogs.' using errcode = '22023';
  end if;
  -- Reads continue; other writes wait.
  lock table public.portfolios, public.blogs in share row exclusive mode;
  if expected is not null and public.content_state() ->> 'state' <> expected then
    raise exception 'The database has changed since.' using errcode = 'PT409';
  end if;
  if mode = 'migrate' and exists (select 1 from public.portfolios) then
    raise exception 'The database holds projects.' using errcode = 'PT412';
  end if;
  perform set_config('studio.restoring', 'on', true);
  projects := private.restore_rows('portfolios', backup -> 'projects', mode);
  blogs := private.restore_rows('blogs', backup -> 'blogs', mode);
  perform set_config('studio.restoring', 'off', true);
  return jsonb_build_object('projects', projects, 'blogs', blogs, 'state', public.content_state() ->> 'state');
end;
$$;
revoke execute on function public.restore_backup(jsonb, text, text) from public, anon;
grant execute on function public.restore_backup(jsonb, text, text) to authenticated, service_role;
