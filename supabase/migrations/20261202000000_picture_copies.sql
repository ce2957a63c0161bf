-- As before, and also counts unpublished changes: without the file they would lose their picture.
create or replace function public.picture_uses(file text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'projects', (select count(*) from public.portfolios as p where position('/pictures/' || file in p::text) > 0),
    'posts', (select count(*) from public.blogs as b where position('/pictures/' || file in b::text) > 0),
    'versions', (select count(*) from public.revisions as r where position('/pictures/' || file in r.content::text) > 0),
    'copies', (select count(*) from public.working_copies as w where position('/pictures/' || file in w."values"::text) > 0)
  );
$$;
