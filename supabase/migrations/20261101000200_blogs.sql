create function private.is_author(person jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(person) = 'object'
    and jsonb_typeof(person -> 'name') is not distinct from 'string' and private.has_text(person ->> 'name')
    and pg_column_size(person) <= 8192
    and (person ->> 'avatar' is null or person ->> 'avatar' = '' or private.is_web_url(person ->> 'avatar'));
$$;
revoke execute on function private.is_author(jsonb) from public, anon;
grant execute on function private.is_author(jsonb) to authenticated, service_role;

create table public.blogs (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  title text not null check (private.has_text(title) and char_length(title) <= 200),
  excerpt text check (char_length(excerpt) <= 1000),
  -- HTML or plain text. See docs/decisions.md, "Large posts are not parsed as HTML".
  content text not null check (private.has_text(content) and octet_length(content) <= 204800),
  author jsonb not null check (private.is_author(author)),
  category text check (char_length(category) <= 80),
  tags text[] not null default '{}' check (private.is_short_text_list(tags, 40, 60)),
  image text check (private.is_web_url(image)),
  image_alt text check (char_length(image_alt) <= 300),
  reading_time integer check (reading_time between 1 and 600),
  featured boolean not null default false,
  listed boolean not null default true,
  -- published_date is the date that readers see; published_at is the moment from which the post is public.
  published_date timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'published')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create trigger blogs_facts before insert or update on public.blogs for each row execute function private.keep_row_facts();
create trigger blogs_publication before insert or update on public.blogs for each row execute function private.keep_publication();

create index blogs_public_newest on public.blogs (published_date desc, id desc) where status = 'published' and listed;
create index blogs_newest on public.blogs (published_date desc, id desc);
create index blogs_category on public.blogs (category);

alter table public.blogs enable row level security;
revoke all on public.blogs from public, anon, authenticated;
grant select (id, slug, title, excerpt, content, author, category, tags, image, image_alt, reading_time, featured, published_date,
  published_at, updated_at) on public.blogs to anon;
grant select, delete on public.blogs to authenticated;
grant insert (id, slug, title, excerpt, content, author, category, tags, image, image_alt, reading_time, featured, listed,
  published_date, status, published_at, created_at) on public.blogs to authenticated;
grant update (slug, title, excerpt, content, author, category, tags, image, image_alt, reading_time, featured, listed,
  published_date, status, published_at) on public.blogs to authenticated;
grant select, insert, update, delete on public.blogs to service_role;

create policy blogs_visitor_reads on public.blogs for select to anon
  using (status = 'published' and listed and published_at <= now());
create policy blogs_signed_in_reads on public.blogs for select to authenticated
  using ((status = 'published' and listed and published_at <= now()) or (select private.is_admin()));
create policy blogs_admin_inserts on public.blogs for insert to authenticated with check ((select private.is_admin()));
create policy blogs_admin_updates on public.blogs for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy blogs_admin_deletes on public.blogs for delete to authenticated using ((select private.is_admin()));
