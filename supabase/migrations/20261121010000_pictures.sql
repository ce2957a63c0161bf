-- Pictures that the administrator uploads. The files lie in a storage bucket; what a person knows of them (the text for those who
-- do not see them, the name that the file had) and what a list needs (size, date) is a row of public.pictures.
--
-- No guard around the storage schema: a platform without one must fail here. A migration that left its policies out in silence
-- would be recorded as done and never come back.

-- Whoever has an address may load the file: the bucket is public. The browser sends WebP, where it cannot encode that JPEG or PNG;
-- AVIF is there for files put in by other ways. GIF and SVG stay out: the one is animated, the other may carry scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('pictures', 'pictures', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Row-level security is on in the storage schema, which the platform owns. A public bucket needs no policy to be read by address;
-- none lets visitors list it, because the pictures of drafts are in it too, under names that cannot be guessed.
create policy pictures_admin_reads on storage.objects for select to authenticated
  using (bucket_id = 'pictures' and (select private.is_admin()));
create policy pictures_admin_inserts on storage.objects for insert to authenticated
  with check (bucket_id = 'pictures' and (select private.is_admin()));
create policy pictures_admin_updates on storage.objects for update to authenticated
  using (bucket_id = 'pictures' and (select private.is_admin())) with check (bucket_id = 'pictures' and (select private.is_admin()));
create policy pictures_admin_deletes on storage.objects for delete to authenticated
  using (bucket_id = 'pictures' and (select private.is_admin()));

create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  -- Name of the file in the bucket. Never used twice, so browsers may keep it for a year.
  path text not null unique check (path ~ '^[a-z0-9]+(-[a-z0-9]+)*\.(webp|avif|jpg|png)$' and char_length(path) <= 160),
  -- Name of the file as it was uploaded; the only thing to find a picture by that has no alternative text yet.
  name text not null check (private.has_text(name) and char_length(name) <= 200),
  alt text not null default '' check (char_length(alt) <= 300),
  width integer not null check (width between 1 and 16384),
  height integer not null check (height between 1 and 16384),
  bytes integer not null check (bytes between 1 and 5242880),
  -- One column for the search: a filter over two would be a text of operators with the typed words in it.
  search_text text generated always as (name || ' ' || alt) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create trigger pictures_facts before insert or update on public.pictures for each row execute function private.keep_row_facts();
create index pictures_newest on public.pictures (created_at desc, id desc);

alter table public.pictures enable row level security;
revoke all on public.pictures from public, anon, authenticated;
grant select, delete on public.pictures to authenticated;
grant insert (id, path, name, alt, width, height, bytes) on public.pictures to authenticated;
-- A file does not change, so nothing that describes it does.
grant update (alt) on public.pictures to authenticated;
grant select, insert, update, delete on public.pictures to service_role;

create policy pictures_admin_reads on public.pictures for select to authenticated using ((select private.is_admin()));
create policy pictures_admin_inserts on public.pictures for insert to authenticated with check ((select private.is_admin()));
create policy pictures_admin_updates on public.pictures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy pictures_admin_deletes on public.pictures for delete to authenticated using ((select private.is_admin()));

-- How many projects and posts show a file, wherever in the row its address stands: asked before it is deleted. With the rights of
-- the caller: who may read no row counts none.
create function public.picture_uses(file text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'projects', (select count(*) from public.portfolios as p where position('/pictures/' || file in p::text) > 0),
    'posts', (select count(*) from public.blogs as b where position('/pictures/' || file in b::text) > 0)
  );
$$;
revoke execute on function public.picture_uses(text) from public, anon;
grant execute on function public.picture_uses(text) to authenticated, service_role;
