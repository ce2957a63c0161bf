-- What the administrator does with a lead: how it went, notes, and a day to follow up. Won and lost leads leave the inbox like archived ones.
alter table public.leads
  drop constraint leads_status_check,
  add constraint leads_status_check check (status in ('new', 'read', 'replied', 'won', 'lost', 'archived')),
  add column notes text not null default '' check (char_length(notes) <= 10000),
  -- A day in the administrator's time zone.
  add column follow_up_on date;

create index leads_follow_up on public.leads (follow_up_on, id) where follow_up_on is not null;

-- Undo returns a deleted lead with its notes.
grant update (notes, follow_up_on), insert (notes, follow_up_on) on public.leads to authenticated;
