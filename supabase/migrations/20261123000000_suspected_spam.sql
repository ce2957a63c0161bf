-- See docs/decisions.md, "Suspected spam is stored without a mail".
alter table public.leads add column suspicion text check (suspicion in ('honeypot', 'too_fast', 'rate_limit'));

alter table public.leads
  drop constraint leads_delivery_check,
  add constraint leads_delivery_check check (delivery in ('pending', 'sent', 'failed', 'held'));

-- "Not spam" clears the reason. Undo returns a deleted lead to its folder.
grant update (suspicion), insert (suspicion) on public.leads to authenticated;
