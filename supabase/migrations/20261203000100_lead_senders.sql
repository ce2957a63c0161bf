-- One spelling for each address, so that a lead can list the sender's other messages. Addresses contain characters that are wildcards in searches.
alter table public.leads add column sender text generated always as (lower(email)) stored;
create index leads_of_sender on public.leads (sender, created_at desc, id desc) where sender is not null;
