/**
 * Roles of a hosted project: `postgres`, which runs the migrations, is no superuser and owns neither auth nor storage. Roles belong to
 * the whole server.
 */
export const ROLES = `
	create role postgres login createdb createrole bypassrls;
	create role anon nologin;
	create role authenticated nologin;
	create role service_role nologin bypassrls;
	create role authenticator login noinherit;
	create role supabase_auth_admin nologin;
	create role supabase_storage_admin nologin;
	grant anon, authenticated, service_role to authenticator;
	grant anon, authenticated, service_role to postgres with admin option;
`;

/** A hosted database before the first migration, made by supabase_admin. */
export const PLATFORM = `
	alter schema public owner to postgres;
	create schema auth authorization supabase_auth_admin;
	create schema storage authorization supabase_storage_admin;
	set role supabase_auth_admin;
	create table auth.users (instance_id uuid, id uuid primary key, aud text, role text, email text unique, encrypted_password text,
		email_confirmed_at timestamptz, confirmation_token text, recovery_token text, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
		created_at timestamptz, updated_at timestamptz);
	create table auth.identities (id uuid primary key, provider_id text, user_id uuid references auth.users (id) on delete cascade,
		provider text, identity_data jsonb, last_sign_in_at timestamptz, created_at timestamptz, updated_at timestamptz);
	create function auth.uid() returns uuid language sql stable as
		$$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
	grant usage on schema auth to anon, authenticated, service_role, postgres;
	grant all on all tables in schema auth to postgres;
	set role supabase_storage_admin;
	create table storage.buckets (id text primary key, name text not null unique, public boolean default false, file_size_limit bigint,
		allowed_mime_types text[]);
	create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text,
		owner_id text, metadata jsonb, unique (bucket_id, name));
	alter table storage.buckets enable row level security;
	alter table storage.objects enable row level security;
	grant usage on schema storage to anon, authenticated, service_role, postgres;
	grant all on storage.buckets, storage.objects to anon, authenticated, service_role, postgres;
	reset role;
	alter default privileges in schema auth grant all on tables to postgres;
	grant usage on schema public to anon, authenticated, service_role;
`;

/** Some projects let migrations create policies of files. The membership belongs to the whole server. */
export const MAY_CREATE_POLICIES = "grant supabase_storage_admin to postgres";
export const MAY_NOT_CREATE_POLICIES = "revoke supabase_storage_admin from postgres";

/** The auth service's tables of sessions and second steps, which the embedded backend lacks. */
export const SESSIONS = `
	create table auth.sessions (id uuid primary key, user_id uuid references auth.users (id) on delete cascade, not_after timestamptz);
	create table auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid, status text);
`;
