-- What search engines and link cards show of a page. Empty texts fall back to the row's title, text and picture.
alter table public.portfolios
  add column seo_title text check (char_length(seo_title) <= 120),
  add column seo_description text check (char_length(seo_description) <= 320),
  add column social_image text check (private.is_web_url(social_image)),
  add column hidden_from_search boolean not null default false;
alter table public.blogs
  add column seo_title text check (char_length(seo_title) <= 120),
  add column seo_description text check (char_length(seo_description) <= 320),
  add column social_image text check (private.is_web_url(social_image)),
  add column hidden_from_search boolean not null default false;

-- Visitors read all four: the build and the pages write them into the head.
grant select (seo_title, seo_description, social_image, hidden_from_search) on public.portfolios to anon;
grant select (seo_title, seo_description, social_image, hidden_from_search) on public.blogs to anon;
grant insert (seo_title, seo_description, social_image, hidden_from_search),
  update (seo_title, seo_description, social_image, hidden_from_search) on public.portfolios to authenticated;
grant insert (seo_title, seo_description, social_image, hidden_from_search),
  update (seo_title, seo_description, social_image, hidden_from_search) on public.blogs to authenticated;

update public.revisions
  set content = content || '{"seo_title": null, "seo_description": null, "social_image": null, "hidden_from_search": false}';
