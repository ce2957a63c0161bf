-- The view "Needs attention" of the administrator's lists: rows with unpublished changes, rows whose picture has no alternative text,
-- and drafts older than 30 days. (A schedule in the past is public, so only an unpublished one can be late.)
-- Lists filter, sort and page the result like a table. Runs with the caller's rights.

create function public.portfolios_needing_attention() returns setof public.portfolios
language sql stable security invoker set search_path = '' as $$
  select p.* from public.portfolios as p
  where (p.image <> '' and coalesce(p.image_alt, '') = '')
    or (p.status = 'draft' and p.created_at < now() - interval '30 days')
    or p.id in (select c.row_id from public.working_copies as c where c.kind = 'project');
$$;

create function public.blogs_needing_attention() returns setof public.blogs
language sql stable security invoker set search_path = '' as $$
  select b.* from public.blogs as b
  where (b.image <> '' and coalesce(b.image_alt, '') = '')
    or (b.status = 'draft' and b.created_at < now() - interval '30 days')
    or b.id in (select c.row_id from public.working_copies as c where c.kind = 'post');
$$;
revoke execute on function public.portfolios_needing_attention(), public.blogs_needing_attention() from public, anon;
grant execute on function public.portfolios_needing_attention(), public.blogs_needing_attention() to authenticated, service_role;
