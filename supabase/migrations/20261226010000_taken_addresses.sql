-- A redirect works until visitors can see another row at its address. See docs/decisions.md, "Old addresses lead to a row".

-- The rule of the visitors' policies for a row of either table. Only posts have a published_date.
create function private.is_shown(content jsonb) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(content ->> 'status' = 'published' and (content ->> 'listed')::boolean and (content ->> 'published_at')::timestamptz <= now()
    and (not content ? 'published_date'
      or (content ->> 'published_date')::timestamptz < date_trunc('day', now(), 'Asia/Kolkata') + interval '24 hours')
    and (not (content ->> 'is_sample')::boolean or private.shows_samples()), false);
$$;
revoke execute on function private.is_shown(jsonb) from public, anon;
grant execute on function private.is_shown(jsonb) to authenticated, service_role;

-- As before, but a row that visitors can't see leaves its address to others. A restore brings back what the backup has, because a
-- scheduled row can have become visible since.
create or replace function private.check_redirect() returns trigger
language plpgsql set search_path = '' as $$
declare exact constant boolean := private.is_restoring() and pg_trigger_depth() = 1;
begin
  if exists (
    select 1 from public.portfolios as p where new.kind = 'portfolios' and p.slug = new.slug
      and (p.id = new.row_id or (not exact and private.is_shown(to_jsonb(p))))
  ) or exists (
    select 1 from public.blogs as b where new.kind = 'blogs' and b.slug = new.slug
      and (b.id = new.row_id or (not exact and private.is_shown(to_jsonb(b))))
  ) then
    raise exception 'A row has this address.' using errcode = '23505';
  end if;
  return new;
end;
$$;

-- Deletes the redirect from the address of a row that visitors can see, or could see before the change: a scheduled row becomes visible
-- without one.
create function private.take_address() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.redirects as r where r.kind = tg_table_name::text collate "default" and (
    (r.slug = new.slug and (r.row_id = new.id or private.is_shown(to_jsonb(new))))
    or (r.slug = old.slug and private.is_shown(to_jsonb(old)))
  );
  return null;
end;
$$;
revoke execute on function private.take_address() from public, anon, authenticated;

-- Triggers run in the order of their names: these before *_slug_changed.
create trigger portfolios_address after insert or update on public.portfolios for each row execute function private.take_address();
create trigger blogs_address after insert or update on public.blogs for each row execute function private.take_address();

-- As before, without the redirect of the new address. A row that comes back gets the redirects that it had, and one from the slug that it
-- had, if that is another one now. A deletion from before leaves only the former slugs in the history.
create or replace function private.keep_redirects() returns trigger
language plpgsql set search_path = '' as $$
declare
  deletion bigint;
  kept jsonb;
  former record;
begin
  if tg_op = 'INSERT' then
    select h.id, h.redirects into deletion, kept from public.revisions as h
      where h.source = tg_table_name::text collate "default" and h.row_id = new.id and h.action = 'delete' order by h.version desc limit 1;
  end if;
  for former in
    select k.id, k.slug, k.created_at from jsonb_to_recordset(kept) as k(id uuid, slug text, created_at timestamptz) where k.slug <> new.slug
    union all
    select gen_random_uuid(), h.slug, now() from (
      select distinct h.content ->> 'slug' as slug from public.revisions as h
        where h.source = tg_table_name::text collate "default" and h.row_id = new.id and h.content ->> 'slug' <> new.slug
          and (kept is null or h.id = deletion)
          and (tg_op = 'INSERT' or h.content ->> 'slug' = old.slug)
          and (h.content ->> 'published_at')::timestamptz <= h.changed_at
    ) as h
  loop
    begin
      insert into public.redirects (id, kind, slug, row_id, created_at)
        values (former.id, tg_table_name, former.slug, new.id, former.created_at);
    exception when unique_violation then
      -- Another row or redirect has the address by now.
    end;
  end loop;
  return null;
end;
$$;
