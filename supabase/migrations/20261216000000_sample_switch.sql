-- Whether visitors see samples. The administrator switches it in the settings; the build leaves out the samples of the site's own files.
alter table public.site_settings add column samples text check (samples = 'hidden');

grant select (samples) on public.site_settings to anon;
grant update (samples) on public.site_settings to authenticated;

-- It is a definer function, because signed-in strangers can't read the settings.
create function private.shows_samples() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from public.site_settings where samples = 'hidden');
$$;
revoke execute on function private.shows_samples() from public;
grant execute on function private.shows_samples() to anon, authenticated, service_role;

alter policy portfolios_visitor_reads on public.portfolios
  using (status = 'published' and listed and published_at <= now() and (not is_sample or (select private.shows_samples())));
alter policy portfolios_signed_in_reads on public.portfolios
  using ((status = 'published' and listed and published_at <= now() and (not is_sample or (select private.shows_samples())))
    or (select private.is_admin()));
alter policy blogs_visitor_reads on public.blogs
  using (status = 'published' and listed and published_at <= now()
    and published_date < date_trunc('day', now(), 'Asia/Kolkata') + interval '24 hours'
    and (not is_sample or (select private.shows_samples())));
alter policy blogs_signed_in_reads on public.blogs
  using ((status = 'published' and listed and published_at <= now()
    and published_date < date_trunc('day', now(), 'Asia/Kolkata') + interval '24 hours'
    and (not is_sample or (select private.shows_samples()))) or (select private.is_admin()));
