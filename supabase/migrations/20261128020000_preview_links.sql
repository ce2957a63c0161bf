-- Links that show a project or post, with its unpublished changes, to a client without an account.
-- See docs/decisions.md, "A preview link is a secret address".

create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('project', 'post')),
  row_id uuid not null,
  -- SHA-256 of the token, which only the link itself contains.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  days integer not null check (days in (1, 7, 30)),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index preview_links_of_row on public.preview_links (kind, row_id);

alter table public.preview_links enable row level security;
revoke all on public.preview_links from public, anon, authenticated;
grant select (id, kind, row_id, days, expires_at, created_at), insert (id, kind, row_id, token_hash, days), delete
  on public.preview_links to authenticated;
grant select, insert, delete on public.preview_links to service_role;

create policy preview_links_admin_reads on public.preview_links for select to authenticated using ((select private.is_admin()));
create policy preview_links_admin_inserts on public.preview_links for insert to authenticated with check ((select private.is_admin()));
create policy preview_links_admin_deletes on public.preview_links for delete to authenticated using ((select private.is_admin()));

-- Only the database's clock decides when a link expires.
create function private.keep_link_facts() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.created_at := now();
  new.expires_at := now() + make_interval(days => new.days);
  return new;
end;
$$;

-- Runs after the policies, so that only the administrator learns which rows exist. Each new link removes the expired ones.
create function private.check_shared_row() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (select 1 from public.portfolios as p where new.kind = 'project' and p.id = new.row_id)
    and not exists (select 1 from public.blogs as b where new.kind = 'post' and b.id = new.row_id) then
    raise exception 'There is no row to show.' using errcode = '23503';
  end if;
  delete from public.preview_links as l where l.expires_at <= now();
  return null;
end;
$$;

-- Runs when the transaction ends, because a restore can delete a row and insert it again.
create function private.drop_preview_links() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.preview_links as l
    where l.row_id = old.id and l.kind = (case tg_table_name when 'portfolios' then 'project' else 'post' end)
      and not exists (select 1 from public.portfolios as p where p.id = old.id)
      and not exists (select 1 from public.blogs as b where b.id = old.id);
  return null;
end;
$$;
revoke execute on function private.keep_link_facts(), private.check_shared_row(), private.drop_preview_links() from public, anon, authenticated;

create trigger preview_links_facts before insert on public.preview_links for each row execute function private.keep_link_facts();
create trigger preview_links_row after insert on public.preview_links for each row execute function private.check_shared_row();
create constraint trigger portfolios_links_dropped after delete on public.portfolios deferrable initially deferred
  for each row execute function private.drop_preview_links();
create constraint trigger blogs_links_dropped after delete on public.blogs deferrable initially deferred
  for each row execute function private.drop_preview_links();

-- The row that a link shows: the columns that visitors can read, and the form's unpublished changes without the members that no page
-- shows. Null for a forged, expired or revoked token alike. It is a definer function, because visitors have no right to these tables.
create function private.shared_preview(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', l.kind,
    'expiresAt', l.expires_at,
    'row', (
      select jsonb_object_agg(c.key, c.value) from jsonb_each(coalesce(to_jsonb(p), to_jsonb(b))) as c
        where has_column_privilege('anon', case l.kind when 'project' then 'public.portfolios' else 'public.blogs' end, c.key, 'select')
    ),
    'changes', w."values" - array['status', 'publishAt', 'listed', 'isSample', 'pending']
  )
  from public.preview_links as l
    left join public.portfolios as p on l.kind = 'project' and p.id = l.row_id
    left join public.blogs as b on l.kind = 'post' and b.id = l.row_id
    left join public.working_copies as w on w.kind = l.kind and w.row_id = l.row_id
  where l.token_hash = case when octet_length(token) = 43 then encode(sha256(convert_to(token, 'UTF8')), 'hex') end
    and l.expires_at > now() and coalesce(p.id, b.id) is not null;
$$;
revoke execute on function private.shared_preview(text) from public;
grant execute on function private.shared_preview(text) to anon, authenticated, service_role;

-- The same, and whether visitors see the row on the site, by the policies of the caller.
-- Postgres parses this body now instead of at each call, so visitors need no right on the schema private.
create function public.preview_row(token text) returns jsonb
language sql stable security invoker set search_path = ''
return (
  select found || jsonb_build_object('isPublic',
    exists (select 1 from public.portfolios as p where p.id = (found -> 'row' ->> 'id')::uuid)
    or exists (select 1 from public.blogs as b where b.id = (found -> 'row' ->> 'id')::uuid))
  from private.shared_preview(token) as found
);
revoke execute on function public.preview_row(text) from public;
grant execute on function public.preview_row(text) to anon, authenticated, service_role;
