-- Messages from the mail relay. See docs/decisions.md, "Leads are stored before they are mailed".
-- Visitors have no access; the relay writes with the service key; the administrator reads, marks and deletes.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  -- One for each message. The same key again means the same lead.
  idempotency_key text not null unique check (char_length(idempotency_key) between 8 and 128),
  name text not null default '' check (char_length(name) <= 200),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  subject text not null check (char_length(subject) <= 300),
  body text not null check (char_length(body) <= 20000),
  source text check (char_length(source) <= 80),
  -- A keyed hash for the rate limit, never the address itself.
  sender_hash text not null check (char_length(sender_hash) <= 128),
  delivery text not null default 'pending' check (delivery in ('pending', 'sent', 'failed')),
  delivery_note text check (char_length(delivery_note) <= 500),
  status text not null default 'new' check (status in ('new', 'read', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create trigger leads_facts before insert or update on public.leads for each row execute function private.keep_row_facts();
create index leads_newest on public.leads (created_at desc, id desc);
create index leads_sender on public.leads (sender_hash, created_at desc);

alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated;
grant select, delete on public.leads to authenticated;
grant update (status) on public.leads to authenticated;
grant select, insert, update, delete on public.leads to service_role;

create policy leads_admin_reads on public.leads for select to authenticated using ((select private.is_admin()));
create policy leads_admin_updates on public.leads for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy leads_admin_deletes on public.leads for delete to authenticated using ((select private.is_admin()));
