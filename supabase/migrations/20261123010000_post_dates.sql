-- A published post becomes public on the day it is dated, at midnight in Asia/Kolkata. Pages print dates in that zone (POST_ZONE in
-- src/data/blogs/input-date.ts). The comparison is with one value, so that the index on published_date still serves the lists.
-- India has no daylight saving time: a day has 24 hours. (A day of an interval would follow the session's own time zone.)
alter policy blogs_visitor_reads on public.blogs
  using (status = 'published' and listed and published_at <= now()
    and published_date < date_trunc('day', now(), 'Asia/Kolkata') + interval '24 hours');
alter policy blogs_signed_in_reads on public.blogs
  using ((status = 'published' and listed and published_at <= now()
    and published_date < date_trunc('day', now(), 'Asia/Kolkata') + interval '24 hours') or (select private.is_admin()));
