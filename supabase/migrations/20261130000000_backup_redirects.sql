-- Backups contain redirects. See docs/decisions.md, "Old addresses lead to a row".

-- As before, with the redirects in the fingerprint.
create or replace function public.content_state() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'projects', count(*) filter (where line like 'p%'),
    'blogs', count(*) filter (where line like 'b%'),
    'state', encode(sha256(convert_to(coalesce(string_agg(line, ',' order by line collate "C"), ''), 'UTF8')), 'hex')
  ) from (
    select 'p' || p.id || ':' || p.version as line from public.portfolios as p
    union all select 'b' || b.id || ':' || b.version from public.blogs as b
    union all select 'r' || r.kind || ':' || r.slug || ':' || r.row_id from public.redirects as r
  ) as lines;
$$;

-- The redirects' part of a restore, after the rows. A row that stays in a merge keeps its address; every other redirect from the address
-- of a row is refused by the trigger. `before` has the redirects from before the rows were restored, for the counts.
create function private.restore_redirects(backup jsonb, mode text, before jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  wanted jsonb;
  counts jsonb;
begin
  if jsonb_typeof(backup -> 'redirects') is distinct from 'array' then
    raise exception 'The redirects of a backup are a list.' using errcode = '22023';
  end if;
  if (select count(*) <> count(distinct (w.kind, w.slug)) from jsonb_to_recordset(backup -> 'redirects') as w(kind text, slug text)) then
    raise exception 'Every redirect of a backup has an address of its own.' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(to_jsonb(w)), '[]') into wanted
    from jsonb_to_recordset(backup -> 'redirects') as w(kind text, slug text, row_id uuid, created_at timestamptz)
    where not exists (
      select 1 from public.portfolios as p where w.kind = 'portfolios' and p.slug = w.slug
        and not exists (select 1 from jsonb_to_recordset(backup -> 'projects') as x(id uuid) where x.id = p.id)
    ) and not exists (
      select 1 from public.blogs as b where w.kind = 'blogs' and b.slug = w.slug
        and not exists (select 1 from jsonb_to_recordset(backup -> 'blogs') as x(id uuid) where x.id = b.id)
    );

  select jsonb_build_object(
    'added', count(*) filter (where b.slug is null),
    'changed', count(*) filter (where b.slug is not null and w.slug is not null and (b.row_id, b.created_at) <> (w.row_id, w.created_at)),
    'removed', count(*) filter (where w.slug is null and mode = 'replace'),
    'unchanged', count(*) filter (where (b.row_id, b.created_at) = (w.row_id, w.created_at))
      + jsonb_array_length(backup -> 'redirects') - jsonb_array_length(wanted)
  ) into counts from jsonb_to_recordset(before) as b(kind text, slug text, row_id uuid, created_at timestamptz)
    full join jsonb_to_recordset(wanted) as w(kind text, slug text, row_id uuid, created_at timestamptz) on w.kind = b.kind and w.slug = b.slug;

  if mode = 'replace' then
    delete from public.redirects as r
      where not exists (select 1 from jsonb_to_recordset(wanted) as w(kind text, slug text) where w.kind = r.kind and w.slug = r.slug);
  end if;
  delete from public.redirects as r using jsonb_to_recordset(wanted) as w(kind text, slug text, row_id uuid, created_at timestamptz)
    where w.kind = r.kind and w.slug = r.slug and (w.row_id, w.created_at) <> (r.row_id, r.created_at);
  insert into public.redirects (kind, slug, row_id, created_at)
    select w.kind, w.slug, w.row_id, w.created_at
    from jsonb_to_recordset(wanted) as w(kind text, slug text, row_id uuid, created_at timestamptz)
    where not exists (select 1 from public.redirects as r where r.kind = w.kind and r.slug = w.slug);
  return counts;
end;
$$;
revoke execute on function private.restore_redirects(jsonb, text, jsonb) from public, anon;
grant execute on function private.restore_redirects(jsonb, text, jsonb) to authenticated, service_role;

-- As before, with `redirects` in {projects, blogs, redirects}. A backup from before redirects lacks them: then "merge" and "replace"
-- leave those of the remaining rows alone, and so does "migrate" always.
create or replace function public.restore_backup(backup jsonb, mode text, expected text default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' set statement_timeout = '120s' as $$
declare
  projects jsonb;
  blogs jsonb;
  before jsonb;
  report jsonb;
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
  lock table public.portfolios, public.blogs, public.redirects in share row exclusive mode;
  if expected is not null and public.content_state() ->> 'state' <> expected then
    raise exception 'The database has changed since.' using errcode = 'PT409';
  end if;
  if mode = 'migrate' and exists (select 1 from public.portfolios) then
    raise exception 'The database holds projects.' using errcode = 'PT412';
  end if;
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') into before from public.redirects as r;
  perform set_config('studio.restoring', 'on', true);
  projects := private.restore_rows('portfolios', backup -> 'projects', mode);
  blogs := private.restore_rows('blogs', backup -> 'blogs', mode);
  report := jsonb_build_object('projects', projects, 'blogs', blogs);
  if mode <> 'migrate' and backup ? 'redirects' then
    report := report || jsonb_build_object('redirects', private.restore_redirects(backup, mode, before));
  end if;
  perform set_config('studio.restoring', 'off', true);
  return report || jsonb_build_object('state', public.content_state() ->> 'state');
end;
$$;
