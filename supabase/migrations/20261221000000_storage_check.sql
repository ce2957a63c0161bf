-- What the administrator can't do with picture files because a policy of storage.objects is missing: an empty list when all is well.
-- A hosted project can refuse these policies in a migration (20261121010000_pictures.sql). `npm run doctor` asks as a visitor.
create function public.missing_picture_policies() returns text[]
language sql stable security invoker set search_path = '' as $$
  select coalesce(array_agg(wanted.verb order by wanted.verb), '{}')
  from unnest(array['DELETE', 'INSERT', 'SELECT', 'UPDATE']) as wanted (verb)
  where not exists (
    select 1 from pg_catalog.pg_policies as p
    where p.schemaname = 'storage' and p.tablename = 'objects' and p.cmd in (wanted.verb, 'ALL')
      and p.roles && array['authenticated', 'public']::name[]
      and concat(p.qual, p.with_check) like '%''pictures''%' and concat(p.qual, p.with_check) like '%is_admin%'
  );
$$;
revoke execute on function public.missing_picture_policies() from public;
grant execute on function public.missing_picture_policies() to anon, authenticated, service_role;
