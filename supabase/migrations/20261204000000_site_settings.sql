-- Facts about the company that the administrator can change. An empty column means the default of src/content/site.ts.
-- See docs/decisions.md, "Settings are one row, and pages carry them".

-- Checks of the forms and the build: src/data/settings/schema.ts.
create function private.is_plain_line(value text, longest integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value is null or (char_length(value) <= longest and private.has_text(value) and value !~ '[[:cntrl:]<>]');
$$;

create function private.is_phone(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value is null or value ~ '^\+[1-9][0-9 ()-]{5,26}[0-9]$';
$$;

create function private.is_profile_url(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value is null or (value like 'https://%' and private.is_web_url(value));
$$;
revoke execute on function private.is_plain_line(text, integer), private.is_phone(text), private.is_profile_url(text) from public, anon;
grant execute on function private.is_plain_line(text, integer), private.is_phone(text), private.is_profile_url(text)
  to authenticated, service_role;

create table public.site_settings (
  -- One row, whose id the history and the form know.
  id uuid primary key default '5e771465-0000-4000-8000-000000000001' check (id = '5e771465-0000-4000-8000-000000000001'),
  email text check (char_length(email) <= 254 and email ~ '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*\.[a-zA-Z]{2,}$'),
  phone text check (private.is_phone(phone)),
  whatsapp text check (private.is_phone(whatsapp)),
  instagram text check (private.is_profile_url(instagram)),
  linkedin text check (private.is_profile_url(linkedin)),
  facebook text check (private.is_profile_url(facebook)),
  hours text check (private.is_plain_line(hours, 80)),
  address text check (private.is_plain_line(address, 160)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
insert into public.site_settings default values;

alter table public.site_settings enable row level security;
revoke all on public.site_settings from public, anon, authenticated;
grant select (id, email, phone, whatsapp, instagram, linkedin, facebook, hours, address) on public.site_settings to anon;
grant select on public.site_settings to authenticated;
grant update (email, phone, whatsapp, instagram, linkedin, facebook, hours, address) on public.site_settings to authenticated;
grant select, update on public.site_settings to service_role;

create policy site_settings_visitor_reads on public.site_settings for select to anon using (true);
create policy site_settings_admin_reads on public.site_settings for select to authenticated using ((select private.is_admin()));
create policy site_settings_admin_updates on public.site_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create trigger site_settings_facts before update on public.site_settings for each row execute function private.keep_row_facts();

alter table public.revisions drop constraint revisions_source_check;
alter table public.revisions add constraint revisions_source_check check (source in ('portfolios', 'blogs', 'site_settings'));
create trigger site_settings_revision after update on public.site_settings for each row execute function private.keep_revision();

-- It is a definer function, because no caller has the right to write there.
create function private.note_settings_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_builds set changed_at = now() where changed_at < now();
  return null;
end;
$$;
revoke execute on function private.note_settings_change() from public, anon, authenticated;
create trigger site_settings_site_change after update on public.site_settings
  for each row execute function private.note_settings_change();
