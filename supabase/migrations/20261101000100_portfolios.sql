create table public.portfolios (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  title text not null check (private.has_text(title) and char_length(title) <= 200),
  client text check (char_length(client) <= 200),
  client_logo text check (private.is_web_url(client_logo)),
  industry text check (char_length(industry) <= 120),
  service_id text not null check (service_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(service_id) <= 60),
  project_type text check (project_type in ('saas', 'mobile', 'web', 'ai', 'arvr', 'iot', 'other')),
  description text not null check (private.has_text(description) and char_length(description) <= 2000),
  challenge text check (char_length(challenge) <= 20000),
  solution text check (char_length(solution) <= 20000),
  image text check (private.is_web_url(image)),
  image_alt text check (char_length(image_alt) <= 300),
  gallery jsonb not null default '[]' check (private.is_gallery(gallery)),
  link text check (private.is_web_url(link)),
  technologies text[] not null default '{}' check (private.is_short_text_list(technologies, 80, 80)),
  features text[] not null default '{}' check (private.is_short_text_list(features, 40, 400)),
  approach text[] not null default '{}' check (private.is_short_text_list(approach, 40, 400)),
  tech_stack jsonb not null default '[]' check (private.is_tech_stack(tech_stack)),
  metrics jsonb not null default '{}' check (jsonb_typeof(metrics) = 'object' and pg_column_size(metrics) <= 8192),
  detailed_metrics jsonb not null default '[]' check (private.is_record_list(detailed_metrics, array['label', 'value', 'description'], 40)),
  testimonial text check (char_length(testimonial) <= 4000),
  extended_testimonial jsonb check (extended_testimonial is null or (jsonb_typeof(extended_testimonial) = 'object' and pg_column_size(extended_testimonial) <= 16384)),
  timeline text check (char_length(timeline) <= 120),
  team_size text check (char_length(team_size) <= 120),
  featured boolean not null default false,
  -- A trigger sets a missing value: projects of two services are not listed in public.
  listed boolean not null,
  status text not null default 'published' check (status in ('draft', 'published')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create function private.keep_listing() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.listed is null then
    new.listed := new.service_id not in ('blockchain-development', 'game-development');
  elsif tg_op = 'UPDATE' and new.service_id <> old.service_id and new.service_id in ('blockchain-development', 'game-development') then
    -- Moving a project to such a service removes it from the list. A separate edit can list it again.
    new.listed := false;
  end if;
  return new;
end;
$$;
revoke execute on function private.keep_listing() from public, anon, authenticated;

create trigger portfolios_facts before insert or update on public.portfolios for each row execute function private.keep_row_facts();
create trigger portfolios_listing before insert or update on public.portfolios for each row execute function private.keep_listing();
create trigger portfolios_publication before insert or update on public.portfolios for each row execute function private.keep_publication();

-- The order of public lists, of one service, and of the administrator's list.
create index portfolios_public_newest on public.portfolios (created_at desc, id desc) where status = 'published' and listed;
create index portfolios_service_newest on public.portfolios (service_id, created_at desc);
create index portfolios_newest on public.portfolios (created_at desc, id desc);

alter table public.portfolios enable row level security;
revoke all on public.portfolios from public, anon, authenticated;
-- Visitors can read the columns that pages show, and nothing about drafts, listing or versions.
grant select (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution, image,
  image_alt, gallery, link, technologies, features, approach, tech_stack, metrics, detailed_metrics, testimonial,
  extended_testimonial, timeline, team_size, featured, published_at, created_at, updated_at) on public.portfolios to anon;
grant select, delete on public.portfolios to authenticated;
grant insert (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution, image,
  image_alt, gallery, link, technologies, features, approach, tech_stack, metrics, detailed_metrics, testimonial,
  extended_testimonial, timeline, team_size, featured, listed, status, published_at, created_at) on public.portfolios to authenticated;
grant update (slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution, image,
  image_alt, gallery, link, technologies, features, approach, tech_stack, metrics, detailed_metrics, testimonial,
  extended_testimonial, timeline, team_size, featured, listed, status, published_at) on public.portfolios to authenticated;
grant select, insert, update, delete on public.portfolios to service_role;

create policy portfolios_visitor_reads on public.portfolios for select to anon
  using (status = 'published' and listed and published_at <= now());
create policy portfolios_signed_in_reads on public.portfolios for select to authenticated
  using ((status = 'published' and listed and published_at <= now()) or (select private.is_admin()));
create policy portfolios_admin_inserts on public.portfolios for insert to authenticated with check ((select private.is_admin()));
create policy portfolios_admin_updates on public.portfolios for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy portfolios_admin_deletes on public.portfolios for delete to authenticated using ((select private.is_admin()));
