-- The announcement bar of the public pages. The form and the build check the same: src/data/settings/schema.ts.

-- A path of this site or an https address.
create function private.is_site_link(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value is null or ((value like '/%' or value like 'https://%') and private.is_web_url(value));
$$;
revoke execute on function private.is_site_link(text) from public, anon;
grant execute on function private.is_site_link(text) to authenticated, service_role;

alter table public.site_settings
  add column announcement text check (private.is_plain_line(announcement, 120)),
  add column announcement_link text check (private.is_site_link(announcement_link)),
  add column announcement_link_text text check (private.is_plain_line(announcement_link_text, 40)),
  add constraint site_settings_announcement_link_complete check (
    (announcement_link is null) = (announcement_link_text is null) and (announcement_link is null or announcement is not null)
  );

grant select (announcement, announcement_link, announcement_link_text) on public.site_settings to anon;
grant update (announcement, announcement_link, announcement_link_text) on public.site_settings to authenticated;
