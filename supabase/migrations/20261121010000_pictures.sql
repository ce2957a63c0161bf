-- Pictures that the administrator uploads. The files are in a storage bucket; public.pictures has a row for each with its
-- alternative text, its original name, its size and its date.
--
-- There is no check for the storage schema: without it, the migration has to fail.

-- The bucket is public: anyone with the address can load a file. The browser uploads WebP, or JPEG or PNG if it can't encode WebP;
-- AVIF is for files from elsewhere. See docs/decisions.md, "Uploaded pictures are never SVG or GIF".
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('pictures', 'pictures', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The platform owns the storage schema and has row-level security on. Reading a public file by address needs no policy. No policy
-- lets visitors list the bucket, because it also has the pictures of drafts, under names that can't be guessed.
--
-- A hosted project can refuse these policies ("must be owner of table objects"). Then the administrator can't upload until they exist:
-- docs/storage.md has the steps in the dashboard, and `npm run doctor` finds what is missing.
do $policies$
begin
  create policy pictures_admin_reads on storage.objects for select to authenticated
    using (bucket_id = 'pictures' and (select private.is_admin()));
  create policy pictures_admin_inserts on storage.objects for insert to authenticated
    with check (bucket_id = 'pictures' and (select private.is_admin()));
  create policy pictures_admin_updates on storage.objects for update to authenticated
    using (bucket_id = 'pictures' and (select private.is_admin())) with check (bucket_id = 'pictures' and (select private.is_admin()));
  create policy pictures_admin_deletes on storage.objects for delete to authenticated
    using (bucket_id = 'pictures' and (select private.is_admin()));
exception when insufficient_privilege then
  raise warning 'This project refuses policies on storage.objects (%). Pictures can''t be uploaded yet.', sqlerrm
    using hint = 'In the dashboard: Storage, Policies, bucket "pictures", New policy. Name: pictures_admin. Operations: SELECT, INSERT, '
      'UPDATE and DELETE. Target role: authenticated. Definition: bucket_id = ''pictures'' and (select private.is_admin()). '
      'Then run npm run doctor. See docs/storage.md.';
end;
$policies$;

create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  -- Name of the file in the bucket. Names are never reused, so browsers can cache a file for a year.
  path text not null unique check (path ~ '^[a-z0-9]+(-[a-z0-9]+)*\.(webp|avif|jpg|png)$' and char_length(path) <= 160),
  -- Name of the uploaded file, for finding a picture that has no alternative text yet.
  name text not null check (private.has_text(name) and char_length(name) <= 200),
  alt text not null default '' check (char_length(alt) <= 300),
  width integer not null check (width between 1 and 16384),
  height integer not null check (height between 1 and 16384),
  bytes integer not null check (bytes between 1 and 5242880),
  -- See docs/decisions.md, "Lists search in one generated column".
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
-- A file never changes, so its size and type never change either.
grant update (alt) on public.pictures to authenticated;
grant select, insert, update, delete on public.pictures to service_role;

create policy pictures_admin_reads on public.pictures for select to authenticated using ((select private.is_admin()));
create policy pictures_admin_inserts on public.pictures for insert to authenticated with check ((select private.is_admin()));
create policy pictures_admin_updates on public.pictures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy pictures_admin_deletes on public.pictures for delete to authenticated using ((select private.is_admin()));

-- Counts the projects and posts that show a file, anywhere in the row, before it is deleted. It runs with the caller's rights, so a
-- caller who can't read rows counts none.
create function public.picture_uses(file text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'projects', (select count(*) from public.portfolios as p where position('/pictures/' || file in p::text) > 0),
    'posts', (select count(*) from public.blogs as b where position('/pictures/' || file in b::text) > 0)
  );
$$;
revoke execute on function public.picture_uses(text) from public, anon;
grant execute on function public.picture_uses(text) to authenticated, service_role;
