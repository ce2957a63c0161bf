-- Ids of the pictures that no project, post or unpublished change shows, newest first, whose name or alternative text matches all
-- patterns. Earlier versions don't count: picture_uses() names them before a picture is deleted. It runs with the caller's rights.
create function public.unused_pictures(patterns text[] default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$
  with shown as (
    select (regexp_matches(texts.words, '/pictures/([a-z0-9-]+\.(?:webp|avif|jpg|png))', 'g'))[1] as path
    from (
      select p::text as words from public.portfolios as p
      union all select b::text from public.blogs as b
      union all select w."values"::text from public.working_copies as w
    ) as texts
  )
  select coalesce(jsonb_agg(p.id order by p.created_at desc, p.id desc), '[]')
  from public.pictures as p
  where p.search_text ilike all (patterns) and p.path not in (select path from shown);
$$;
revoke execute on function public.unused_pictures(text[]) from public, anon;
grant execute on function public.unused_pictures(text[]) to authenticated, service_role;
