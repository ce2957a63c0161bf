-- Old addresses of projects and posts. See docs/decisions.md, "Old addresses lead to a row".
create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('portfolios', 'blogs')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  row_id uuid not null,
  -- One request can read a redirect together with its row through these keys.
  project_id uuid generated always as (case kind when 'portfolios' then row_id end) stored references public.portfolios on delete cascade,
  post_id uuid generated always as (case kind when 'blogs' then row_id end) stored references public.blogs on delete cascade,
  created_at timestamptz not null default now(),
  unique (kind, slug)
);

create index redirects_newest on public.redirects (created_at desc, id desc);
create index redirects_of_project on public.redirects (project_id);
create index redirects_of_post on public.redirects (post_id);

alter table public.redirects enable row level security;
revoke all on public.redirects from public, anon, authenticated;
grant select (id, kind, slug, row_id, project_id, post_id) on public.redirects to anon;
grant select, delete on public.redirects to authenticated;
grant insert (id, kind, slug, row_id, created_at) on public.redirects to authenticated;
grant select, insert, delete on public.redirects to service_role;

-- Visitors find a row here only if they can read it.
create policy redirects_visitor_reads on public.redirects for select to anon
  using (exists (select 1 from public.portfolios as p where p.id = project_id) or exists (select 1 from public.blogs as b where b.id = post_id));
create policy redirects_signed_in_reads on public.redirects for select to authenticated
  using ((select private.is_admin()) or exists (select 1 from public.portfolios as p where p.id = project_id)
    or exists (select 1 from public.blogs as b where b.id = post_id));
create policy redirects_admin_inserts on public.redirects for insert to authenticated with check ((select private.is_admin()));
create policy redirects_admin_deletes on public.redirects for delete to authenticated using ((select private.is_admin()));

-- The row that has an address answers for it, so a redirect from there would never be followed.
create function private.check_redirect() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select 1 from public.portfolios as p where new.kind = 'portfolios' and p.slug = new.slug)
    or exists (select 1 from public.blogs as b where new.kind = 'blogs' and b.slug = new.slug) then
    raise exception 'A row has this address.' using errcode = '23505';
  end if;
  return new;
end;
$$;

-- Keeps the old slug of a row that visitors have seen. The history tells which, also when a deleted row comes back.
create function private.keep_redirects() returns trigger
language plpgsql set search_path = '' as $$
declare former text;
begin
  delete from public.redirects as r where r.kind = tg_table_name::text collate "default" and r.slug = new.slug;
  for former in
    select distinct h.content ->> 'slug' from public.revisions as h
      where h.source = tg_table_name::text collate "default" and h.row_id = new.id and h.content ->> 'slug' <> new.slug
        and (tg_op = 'INSERT' or h.content ->> 'slug' = old.slug)
        and (h.content ->> 'published_at')::timestamptz <= h.changed_at
  loop
    begin
      insert into public.redirects (kind, slug, row_id) values (tg_table_name, former, new.id);
    exception when unique_violation then
      -- Another row or redirect has the address by now.
    end;
  end loop;
  return null;
end;
$$;
revoke execute on function private.check_redirect(), private.keep_redirects() from public, anon, authenticated;

create trigger redirects_address before insert on public.redirects for each row execute function private.check_redirect();
-- Triggers run in the order of their names: these after *_revision, which writes the history.
create trigger portfolios_slug_added after insert on public.portfolios for each row execute function private.keep_redirects();
create trigger portfolios_slug_changed after update of slug on public.portfolios for each row
  when (old.slug <> new.slug) execute function private.keep_redirects();
create trigger blogs_slug_added after insert on public.blogs for each row execute function private.keep_redirects();
create trigger blogs_slug_changed after update of slug on public.blogs for each row
  when (old.slug <> new.slug) execute function private.keep_redirects();
