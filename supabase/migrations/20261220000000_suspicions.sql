-- See docs/decisions.md, "Suspected spam is stored without a mail".
alter table public.leads
  drop constraint leads_suspicion_check,
  add constraint leads_suspicion_check check (suspicion in ('honeypot', 'forged_time', 'too_fast', 'links', 'rate_limit'));
