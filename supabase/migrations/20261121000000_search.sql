-- The column that the administrator's lists search in; visitors have no grant on it.
-- See docs/decisions.md, "Lists search in one generated column".

-- array_to_string() is only stable, because some element types print by a setting. Those of text[] do not.
create function private.words_of(list text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select array_to_string(list, ' ');
$$;
revoke execute on function private.words_of(text[]) from public, anon;
grant execute on function private.words_of(text[]) to authenticated, service_role;

alter table public.portfolios add column search_text text generated always as (
  title || ' ' || slug || ' ' || coalesce(client, '') || ' ' || coalesce(industry, '') || ' ' || description || ' ' || private.words_of(technologies)
) stored;

alter table public.blogs add column search_text text generated always as (
  title || ' ' || slug || ' ' || coalesce(excerpt, '') || ' ' || coalesce(category, '') || ' ' || coalesce(author ->> 'name', '') || ' ' || private.words_of(tags)
) stored;

-- Sort orders of the lists besides "newest".
create index portfolios_updated on public.portfolios (updated_at desc, id desc);
create index blogs_updated on public.blogs (updated_at desc, id desc);
