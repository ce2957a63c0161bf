-- See docs/decisions.md, "Posts become public at midnight in India". The comparison is with one value, so the lists can use the index
-- on published_date. India has no daylight saving time, so a day has 24 hours; '1 day' would follow the session's time zone.
alter policy blogs_visitor_reads on public.blogs
  using (status = 'published' and listed and published_at <= now()
    and published_date < date_trunc('day', now(), 'Asia/Kolkata') + interval '24 hours');
alter policy blogs_signed_in_reads on public.blogs
  using ((status = 'published' and listed and published_at <= now()
    and published_date < date_trunc('day', now(), 'Asia/Kolkata') + interval '24 hours') or (select private.is_admin()));
