-- The relay stores every message. One that looks like spam says why and waits without a mail until the administrator has looked at it.
alter table public.leads add column suspicion text check (suspicion in ('honeypot', 'too_fast', 'rate_limit'));

alter table public.leads
  drop constraint leads_delivery_check,
  add constraint leads_delivery_check check (delivery in ('pending', 'sent', 'failed', 'held'));

-- "Not spam" clears the reason; Undo puts a deleted lead back into the folder that it came from.
grant update (suspicion), insert (suspicion) on public.leads to authenticated;
