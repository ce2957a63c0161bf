-- The allowlist of administrators, in a schema that the API doesn't expose.
-- See docs/decisions.md, "A table says who the administrator is" and "Grants are explicit".

create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to authenticated, service_role;

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
alter table private.admins enable row level security;
revoke all on private.admins from public, anon, authenticated;
grant select, insert, delete on private.admins to service_role;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.admins as a where a.user_id = (select auth.uid()));
$$;
revoke execute on function private.is_admin() from public, anon;
grant execute on function private.is_admin() to authenticated, service_role;

-- The only query about roles that the API answers: is the caller the administrator?
create function public.is_administrator() returns boolean
language sql stable security invoker set search_path = '' as $$
  select private.is_admin();
$$;
revoke execute on function public.is_administrator() from public, anon;
grant execute on function public.is_administrator() to authenticated, service_role;

-- Rules that a form also checks. They are immutable and read no table, so CHECK constraints can call them.
-- See docs/decisions.md, "The database checks what the forms check".

-- An address that is safe in href or src: http(s) with a dotted host, or a path of this site.
-- Refuses scripts (javascript:, data:), user info, backslashes, quotes, angle brackets, control characters, spaces, and invisible
-- characters (listed one by one, because [:space:] beyond ASCII depends on the server's locale).
create function private.is_web_url(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value is null or (
    char_length(value) <= 2048
    and value !~ '[[:cntrl:][:space:]\\"''<>`{}|^\u0080-\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]'
    and (value ~* '^https?://[^/?#@:%]+\.[^/?#@:.%]+(:[0-9]{1,5})?([/?#].*)?$' or value ~ '^/(?!/)')
  );
$$;

-- True for a text with visible characters. btrim() would remove only plain spaces.
create function private.has_text(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value ~ '[^[:space:]\u0085\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]';
$$;

-- One dimension only: a text[] column can also hold a list of lists.
create function private.is_short_text_list(list text[], most integer, longest integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(list) <= most and coalesce(array_ndims(list), 1) = 1
    and not exists (select 1 from unnest(list) as item where item is null or not private.has_text(item) or char_length(item) > longest);
$$;

-- [{ url, alt }]; a plain string is the older form of { url }. The size limit also covers unknown members.
create function private.is_gallery(list jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare item jsonb;
begin
  if jsonb_typeof(list) is distinct from 'array' or jsonb_array_length(list) > 60 then return false; end if;
  if octet_length(list::text) > 262144 then return false; end if;
  for item in select value from jsonb_array_elements(list) loop
    if jsonb_typeof(item) = 'string' then item := jsonb_build_object('url', item); end if;
    if jsonb_typeof(item) <> 'object' or jsonb_typeof(item -> 'url') is distinct from 'string' then return false; end if;
    if (item ->> 'url') = '' or not private.is_web_url(item ->> 'url') then return false; end if;
    if item ? 'alt' and (jsonb_typeof(item -> 'alt') <> 'string' or char_length(item ->> 'alt') > 300) then return false; end if;
  end loop;
  return true;
end;
$$;

-- A list of objects whose named members are non-empty texts.
create function private.is_record_list(list jsonb, members text[], most integer) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare item jsonb; member text;
begin
  if jsonb_typeof(list) is distinct from 'array' or jsonb_array_length(list) > most then return false; end if;
  if octet_length(list::text) > 65536 then return false; end if;
  for item in select value from jsonb_array_elements(list) loop
    if jsonb_typeof(item) <> 'object' then return false; end if;
    foreach member in array members loop
      if jsonb_typeof(item -> member) is distinct from 'string' or not private.has_text(item ->> member) then return false; end if;
    end loop;
  end loop;
  return true;
end;
$$;

create function private.is_tech_stack(list jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare item jsonb; entry jsonb;
begin
  if not private.is_record_list(list, array['category'], 30) then return false; end if;
  for item in select value from jsonb_array_elements(list) loop
    if jsonb_typeof(item -> 'technologies') is distinct from 'array' then return false; end if;
    for entry in select value from jsonb_array_elements(item -> 'technologies') loop
      if jsonb_typeof(entry) <> 'string' then return false; end if;
    end loop;
  end loop;
  return true;
end;
$$;

revoke execute on all functions in schema private from public, anon;
grant execute on all functions in schema private to authenticated, service_role;

-- See docs/decisions.md, "Rows have version numbers".
create function private.keep_row_facts() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if tg_op = 'INSERT' then
    new.version := 1;
    new.created_at := coalesce(new.created_at, now());
  else
    new.id := old.id;
    new.created_at := old.created_at;
    new.version := old.version + 1;
  end if;
  return new;
end;
$$;

-- "Published" without a date means "now".
create function private.keep_publication() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'published' and new.published_at is null then new.published_at := now(); end if;
  return new;
end;
$$;
revoke execute on function private.keep_row_facts(), private.keep_publication() from public, anon, authenticated;
