-- The texts that the lists search in, with one Unicode form for each letter (NFC), as in the typed words. The stored texts keep theirs.
-- See docs/decisions.md, "Lists search in one generated column".

-- Not "set expression": Postgres 15 and 16 lack it.
alter table public.portfolios drop column search_text;
alter table public.portfolios add column search_text text generated always as (normalize(
  title || ' ' || slug || ' ' || coalesce(client, '') || ' ' || coalesce(industry, '') || ' ' || description || ' ' || private.words_of(technologies), NFC
)) stored;

alter table public.blogs drop column search_text;
alter table public.blogs add column search_text text generated always as (normalize(
  title || ' ' || slug || ' ' || coalesce(excerpt, '') || ' ' || coalesce(category, '') || ' ' || coalesce(author ->> 'name', '') || ' '
    || private.words_of(tags), NFC
)) stored;

alter table public.pictures drop column search_text;
alter table public.pictures add column search_text text generated always as (normalize(name || ' ' || alt, NFC)) stored;

alter table public.leads drop column search_text;
alter table public.leads add column search_text text generated always as (normalize(
  name || ' ' || coalesce(email, '') || ' ' || subject || ' ' || body || ' ' || notes || ' ' || private.reply_words(replies), NFC
)) stored;

alter table public.activity add column search_text text generated always as (normalize(title, NFC)) stored;
