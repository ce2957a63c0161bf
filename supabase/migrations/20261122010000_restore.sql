-- Restoring a backup and migrating local data: everything in one transaction, with the rights of the caller, or nothing at all
--.

-- While a backup is restored, rows keep the dates that the backup names. The setting lives until the end of the transaction, and no
-- request through the API can make it: only restore_backup() does.
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
    -- Moving to such a service takes a project off the list; putting it back is an edit of its own.
    new.listed := false;
  end if;
  return new;
end;
$$;

-- The relay fills leads with the service key, visitors fill nothing: whoever writes a row may ask whether it is being restored.
-- The dates are the triggers' to keep or to overrule; without these grants a restore could not name them.
grant insert (updated_at), update (created_at, updated_at) on public.portfolios to authenticated;
grant insert (updated_at), update (created_at, updated_at) on public.blogs to authenticated;

-- A fingerprint of all projects and posts: it differs as soon as one was added, changed or deleted. A backup that is read in several
-- answers is whole when it is the same before and after; a restore names the one that the person has seen.
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

-- One table's part of a restore. Columns are read from the catalog, so that one that a later migration adds is restored, too.
create function private.restore_rows(target text, wanted jsonb, mode text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  place constant text := format('public.%I', target);
  -- What a row says, without what the database makes of it by itself.
  said constant text := 'to_jsonb(%s) - array[''version'', ''search_text'']';
  there constant text := format(said, 't');
  asked constant text := format(said, 'w');
  names text;
  sets text;
  complete boolean;
  counts jsonb;
begin
  -- Of two rows with one id an update would take either, without a word.
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
    -- Rows that exchange their addresses: no order of updates would do, so they leave and come back.
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
--   mode: "merge" adds and changes rows; "replace" also removes those that the backup does not hold; "migrate" only adds, and only
--   where there is no project yet.
--   expected: the `state` of content_state() that the person has seen, or null.
-- Raises PT409 when the database has changed since, PT412 when a migration finds projects, 42501 without the right to write, and
-- whatever a constraint says; in every such case nothing has been written. Hosted, the time that it may take is its own.
create function public.restore_backup(backup jsonb, mode text, expected text default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' set statement_timeout = '120s' as $$
declare
  projects jsonb;
  blogs jsonb;
begin
  -- A service key passes the policies by; everybody else has to be the administrator, instead of changing no row in silence.
  if row_security_active('public.portfolios') and not private.is_admin() then
    raise exception 'Only the administrator may restore.' using errcode = '42501';
  end if;
  if mode is null or mode not in ('merge', 'replace', 'migrate') then
    raise exception 'Unknown mode.' using errcode = '22023';
  end if;
  if jsonb_typeof(backup -> 'projects') is distinct from 'array' or jsonb_typeof(backup -> 'blogs') is distinct from 'array' then
    raise exception 'A backup holds a list of projects and a list of blogs.' using errcode = '22023';
  end if;
  -- Readers go on; whoever else writes waits until this is over.
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
