-- A draft needs only a title; its other texts are empty until it is published or scheduled.
-- See docs/decisions.md, "A draft needs only its title". Fields that a draft may lack have `draftMayLack` in fields.ts.

alter table public.portfolios
  drop constraint portfolios_service_id_check,
  drop constraint portfolios_description_check,
  add constraint portfolios_service_id_check check (
    char_length(service_id) <= 60 and (service_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' or (status = 'draft' and service_id = ''))),
  add constraint portfolios_description_check check (
    char_length(description) <= 2000 and (private.has_text(description) or (status = 'draft' and description = '')));

alter table public.blogs
  drop constraint blogs_content_check,
  drop constraint blogs_author_check,
  add constraint blogs_content_check check (
    octet_length(content) <= 204800 and (private.has_text(content) or (status = 'draft' and content = ''))),
  -- Checks the rest of a nameless author as if it had a name.
  add constraint blogs_author_check check (private.is_author(
    case when status = 'draft' and author ->> 'name' = '' then author || '{"name": "-"}' else author end));
