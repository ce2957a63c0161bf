-- Names of the figures in src/content/claims.ts that the administrator has checked, separated by spaces. The launch check reads them as a
-- visitor; pages don't carry them.
alter table public.site_settings
  add column confirmed_claims text check (char_length(confirmed_claims) <= 2000 and confirmed_claims ~ '^[a-zA-Z0-9]+( [a-zA-Z0-9]+)*$');

grant select (confirmed_claims) on public.site_settings to anon;
grant update (confirmed_claims) on public.site_settings to authenticated;
