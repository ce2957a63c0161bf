-- Restored rows keep the updated_at of the backup, so it can't tell whether the built pages show them.

-- When a restore last changed content that visitors can see.
alter table public.site_builds add column restored_at timestamptz;

-- As before, and a restore is noted. See docs/decisions.md, "A change of public content asks for a build".
create or replace function private.note_site_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  restores boolean := private.is_restoring();
  lately timestamptz := clock_timestamp() - interval '100 milliseconds';
begin
  if (tg_op <> 'INSERT' and old.status = 'published') or (tg_op <> 'DELETE' and new.status = 'published') then
    update public.site_builds set
        changed_at = clock_timestamp(),
        restored_at = case when restores then clock_timestamp() else restored_at end
      where changed_at < lately or (restores and coalesce(restored_at < lately, true));
  end if;
  return null;
end;
$$;

create or replace function public.site_build_state() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'changedAt', greatest(s.changed_at,
      (select max(p.published_at) from public.portfolios as p where p.status = 'published' and p.listed and p.published_at <= now()),
      (select max(greatest(b.published_at, date_trunc('day', b.published_date, 'Asia/Kolkata'))) from public.blogs as b
        where b.status = 'published' and b.listed and b.published_at <= now()
          and b.published_date < date_trunc('day', now(), 'Asia/Kolkata') + interval '24 hours')),
    'requestedAt', s.requested_at, 'failedAt', s.failed_at, 'failure', s.failure, 'restoredAt', s.restored_at)
  from public.site_builds as s;
$$;
