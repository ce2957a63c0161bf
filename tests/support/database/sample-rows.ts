import { ADMIN_ID, STRANGER_ID } from "./people";

export const SAMPLE_LEAD = "77777777-7777-4777-8777-777777777777";

/** Of the preview link to a draft. */
export const SAMPLE_TOKEN = `Sample${"-".repeat(37)}`;
/** Of a preview link to the same draft that no longer works. */
export const EXPIRED_TOKEN = `Expired${"-".repeat(36)}`;

/** Samples are hidden. One visible row with a working copy, one for each reason to hide a row, two redirects, and one deleted row, the only revision and the only activity. */
export const SAMPLE_ROWS = `
	insert into public.portfolios (slug, title, service_id, description, status, listed, published_at) values
		('shown', 'Shown', 'web-development', 'Everybody may read this.', 'published', null, '2026-01-01'),
		('draft', 'Draft', 'web-development', 'Not finished.', 'draft', null, null),
		('unlisted', 'Unlisted', 'web-development', 'Kept off the list by its id.', 'published', false, '2026-01-01'),
		('game', 'Game', 'game-development', 'Kept off the list by its service.', 'published', null, '2026-01-01'),
		('chain', 'Chain', 'blockchain-development', 'Kept off the list by its service.', 'published', null, '2026-01-01'),
		('scheduled', 'Scheduled', 'web-development', 'Not due yet.', 'published', null, '2999-01-01');
	insert into public.blogs (slug, title, content, author, status, listed, published_at, tags) values
		('shown', 'Shown', '<p>Everybody may read this.</p>', '{"name": "Ada"}', 'published', true, '2026-01-01', '{}'),
		('draft', 'Draft', '<p>Not finished.</p>', '{"name": "Ada"}', 'draft', true, null, '{Drafted}'),
		('unlisted', 'Unlisted', '<p>Kept off the list.</p>', '{"name": "Ada"}', 'published', false, '2026-01-01', '{}'),
		('scheduled', 'Scheduled', '<p>Not due yet.</p>', '{"name": "Ada"}', 'published', true, '2999-01-01', '{}'),
		('gone', 'Gone', '<p>Deleted, and kept in the history.</p>', '{"name": "Ada"}', 'published', true, '2026-01-01', '{}');
	delete from public.blogs where slug = 'gone';
	insert into public.portfolios (slug, title, service_id, description, status, published_at, is_sample)
		values ('sample', 'Sample', 'web-development', 'Invented.', 'published', '2026-01-01', true);
	insert into public.blogs (slug, title, content, author, status, listed, published_at, is_sample)
		values ('sample', 'Sample', '<p>Invented.</p>', '{"name": "Ada"}', 'published', true, '2026-01-01', true);
	alter table public.site_settings disable trigger user;
	update public.site_settings set samples = 'hidden';
	alter table public.site_settings enable trigger user;
	insert into public.blogs (slug, title, content, author, published_at, published_date) values
		('dated', 'Dated', '<p>Published, with a date to come.</p>', '{"name": "Ada"}', '2026-01-01', '2999-01-01');
	insert into public.redirects (kind, slug, row_id)
		select 'portfolios', 'formerly-' || slug, id from public.portfolios where slug in ('shown', 'draft');
	insert into public.leads (id, idempotency_key, name, email, subject, body, sender_hash) values
		('${SAMPLE_LEAD}', 'lead-0001', 'Grace', 'grace@visitor.example', 'A new project', 'Please call me.', 'hash');
	insert into public.pictures (path, name, alt, width, height, bytes) values
		('shown.webp', 'Board.png', 'A dispatch board', 1600, 1000, 48000);
	insert into public.working_copies (kind, row_id, "values", base_version)
		select 'project', id, '{"title": "Not public yet"}', version from public.portfolios where slug = 'shown';
	insert into public.preview_links (kind, row_id, token_hash, days)
		select 'project', id, encode(sha256('${EXPIRED_TOKEN}'), 'hex'), 1 from public.portfolios where slug = 'draft';
	insert into public.preview_links (kind, row_id, token_hash, days)
		select 'project', id, encode(sha256('${SAMPLE_TOKEN}'), 'hex'), 30 from public.portfolios where slug = 'draft';
	update public.preview_links set expires_at = now() - interval '1 second' where days = 1;
	delete from public.activity where id <> (select max(id) from public.activity where action = 'delete');
`;

export const SAMPLE_USERS = `
	insert into auth.users (id, email) values ('${STRANGER_ID}', 'stranger@visitor.example'), ('${ADMIN_ID}', 'admin@studio.example');
	insert into private.admins (user_id) values ('${ADMIN_ID}');
`;

/** A schema where every role can create tables, so that a refused REFERENCES or TRIGGER proves the missing privilege. */
export const SCRATCH_SCHEMA = `
	create schema scratch;
	grant usage, create on schema scratch to anon, authenticated, service_role;
	create function scratch.spy() returns trigger language plpgsql as $$ begin return new; end $$;
	grant execute on function scratch.spy() to public;
`;
