-- When content that visitors can see changed last, and how the last request for a build went.
-- See docs/decisions.md, "A change of public content asks for a build".

create table public.site_builds (
  only_row boolean primary key default true check (only_row),
  changed_at timestamptz not null default now(),
  -- The last request that the host accepted.
  requested_at timestamptz,
  -- The last request that failed; null after one that was accepted.
  failed_at timestamptz,
  failure text check (char_length(failure) <= 300)
);
insert into public.site_builds default values;

alter table public.site_builds enable row level security;
revoke all on public.site_builds from public, anon, authenticated;
grant select on public.site_builds to authenticated;
grant select, update on public.site_builds to service_role;
create policy site_builds_admin_reads on public.site_builds for select to authenticated using ((select private.is_admin()));

-- It is a definer function, because no caller has the right to write here. The first row of a transaction writes, the others find it done.
create function private.note_site_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (tg_op <> 'INSERT' and old.status = 'published') or (tg_op <> 'DELETE' and new.status = 'published') then
    update public.site_builds set changed_at = now() where changed_at < now();
  end if;
  return null;
end;
$$;
revoke execute on function private.note_site_change() from public, anon, authenticated;

create trigger portfolios_site_change after insert or update or delete on public.portfolios
  for each row execute function private.note_site_change();
create trigger blogs_site_change after insert or update or delete on public.blogs
  for each row execute function private.note_site_change();

-- The row above, with a schedule that has come counted as a change. Runs with the caller's rights: null for everyone but the administrator.
create function public.site_build_state() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'changedAt', greatest(s.changed_at,
      (select max(p.published_at) from public.portfolios as p where p.status = 'published' and p.listed and p.published_at <= now()),
      (select max(greatest(b.published_at, date_trunc('day', b.published_date, 'Asia/Kolkata'))) from public.blogs as b
        where b.status = 'published' and b.listed and b.published_at <= now()
          and b.published_date < date_trunc('day', now(), 'Asia/Kolkata') + interval '24 hours')),
    'requestedAt', s.requested_at, 'failedAt', s.failed_at, 'failure', s.failure)
  from public.site_builds as s;
$$;
revoke execute on function public.site_build_state() from public, anon;
grant execute on function public.site_build_state() to authenticated, service_role;
