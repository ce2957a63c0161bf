-- SAMPLE CONTENT: replace before launch. Clients, people, quotations and figures below are invented.
--
-- Runs unchanged on the embedded backend, on a local Supabase and on a hosted project, and may run again: every row has a
-- fixed id and "on conflict do nothing", so a row that was edited stays as it is.

-- The administrator. On the embedded backend (its auth.users has no instance_id) the demo password is kalpa-demo-2026;
-- anywhere else that password is refused and the account gets a random one.
do $admin$
declare
  admin_id constant uuid := '5eed0000-0000-4000-8000-000000000001';
  admin_email constant text := 'admin@kalpa.example';
  embedded constant boolean := not exists (
    select 1 from pg_catalog.pg_attribute where attrelid = 'auth.users'::regclass and attname = 'instance_id' and not attisdropped);
  crypt_schema text;
  password_hash text := '$2b$10$XNJxas0Un7SWiwSLaPlU7OYqGnWZZF4XIkvj3AVRTSupJVUmn3DkW';
  secret text;
  token_column text;
begin
  if exists (select 1 from auth.users where lower(email) = admin_email and id <> admin_id) then
    raise notice 'Another account already has the address %; it was left as it is and is no administrator.', admin_email;
    return;
  end if;

  if not embedded then
    -- 244 random bits in 64 characters; bcrypt reads at most 72.
    secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    select n.nspname into crypt_schema
      from pg_catalog.pg_extension as e join pg_catalog.pg_namespace as n on n.oid = e.extnamespace
      where e.extname = 'pgcrypto';
    if crypt_schema is null then
      -- The shape of a bcrypt hash, made of random digits: no password is known to match it.
      password_hash := '$2a$10$' || substr(secret, 1, 21) || 'e' || substr(secret, 22, 31);
    else
      execute format('select %1$I.crypt($1, %1$I.gen_salt(''bf'', 10))', crypt_schema) into password_hash using secret;
    end if;
  end if;

  if not exists (select 1 from auth.users where id = admin_id) then
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at)
    values (admin_id, 'authenticated', 'authenticated', admin_email, password_hash, now(),
      '{"provider":"email","providers":["email"]}', '{}', now(), now());

    if not embedded then
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000' where id = admin_id;
      -- The auth server reads these as texts and fails on null.
      for token_column in
        select column_name from information_schema.columns
        where table_schema = 'auth' and table_name = 'users' and is_generated = 'NEVER' and column_name in (
          'confirmation_token', 'recovery_token', 'email_change', 'email_change_token_new', 'email_change_token_current',
          'phone_change', 'phone_change_token', 'reauthentication_token')
      loop
        execute format('update auth.users set %1$I = '''' where id = $1 and %1$I is null', token_column) using admin_id;
      end loop;
      raise notice 'Administrator % was created with a random password that no one knows. Set one under Authentication > Users in the dashboard, or change the address there to yours and use "forgot password" on /admin/login.', admin_email;
    end if;
  end if;

  if not exists (select 1 from auth.identities where user_id = admin_id and provider = 'email') then
    -- "id" is a uuid, except on old auth servers, where it is the provider's text and provider_id does not exist.
    execute case when exists (
        select 1 from information_schema.columns
        where table_schema = 'auth' and table_name = 'identities' and column_name = 'provider_id')
      then 'insert into auth.identities (id, provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
        values (gen_random_uuid(), $1::text, $1, ''email'', $2, null, now(), now())'
      else 'insert into auth.identities (id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
        values ($1::text, $1, ''email'', $2, null, now(), now())' end
    using admin_id, jsonb_build_object('sub', admin_id, 'email', admin_email, 'email_verified', true, 'phone_verified', false);
  end if;

  insert into private.admins (user_id) values (admin_id) on conflict do nothing;
end;
$admin$;

-- Rows of this file are samples, but not the rows that the admin adds later. The last statement resets the defaults.
alter table public.portfolios alter column is_sample set default true;
alter table public.blogs alter column is_sample set default true;

-- Projects: three for each of web, SaaS and mobile, two for each of the AI services, one draft (ai-calling), and one game,
-- which the table's trigger keeps off the public portfolio.

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000001', 'control-tower-delivery-riders', $t$A control tower with 38% fewer late deliveries$t$, $t$Relay Mile$t$, '/media/clients/relay-mile.svg', 'Logistics', 'web-apps', 'web',
  $t$A same-day courier learned about delays from its customers. A live list shows dispatchers which delivery needs help first. Late deliveries fell by 38% in 16 weeks.$t$,
  $t$Relay Mile delivers parcels on the same day in four cities, with 1,200 riders on the road. Its dispatchers worked from a shared spreadsheet and a map that refreshed only every 90 seconds. They usually learned about a stuck rider from the customer who was waiting.

Riders use inexpensive Android phones on patchy networks, so position updates can arrive late or twice. Pay is calculated from the same data, which meant that payroll needed exact figures and an approximate map was no longer enough.

An earlier tool had reassigned jobs automatically. Riders lost paid kilometers as a result, and the desk switched the tool off within a month.$t$,
  $t$Dispatch and payroll now read one shared log of events. The live map and the pay sheet show the same facts, so the two departments save the hours they used to spend comparing records.

The list puts the delivery with the least time left at the top and suggests three nearby riders, along with the extra minutes for each of them. A dispatcher confirms with one key. Overrides are recorded, and operations used them to improve the suggestions five times in the first two months.

The map stays smooth with 1,200 moving riders on the desk’s six-year-old laptops, which saved Relay Mile the cost of new hardware. Positions older than 45 seconds appear as an empty ring, so dispatchers know how fresh the information is.$t$,
  '/media/projects/control-tower-delivery-riders-1.webp', $t$A city map at night with hundreds of riders as amber lights, one stopped rider in red, and three colleagues ranked to take over.$t$,
  $t$[
    {"url":"/media/projects/control-tower-delivery-riders-2.webp","alt":"Two rider phones on asphalt: the desk asks to take one more parcel for 0.8 paid kilometers, and the map leads to that drop."},
    {"url":"/media/projects/control-tower-delivery-riders-3.webp","alt":"Exception queue in four columns ordered by minutes left: the most urgent is widest and amber, with a rider proposed to take over."},
    {"url":"/media/projects/control-tower-delivery-riders-4.webp","alt":"Payout sheet for one shift: every event of the dispatch log is tied by a thread to the line that it pays, down to the total."}
  ]$t$, null,
  array[$t$React$t$, $t$TypeScript$t$, $t$PostgreSQL$t$, $t$PostGIS$t$, $t$Go$t$, $t$WebSockets$t$, $t$MapLibre$t$, $t$Redis$t$],
  array[
    $t$Live map of all riders, with older positions clearly marked.$t$,
    $t$Delay list sorted by the minutes left to the promised time.$t$,
    $t$Suggestions for a new rider, with the detour in minutes.$t$,
    $t$Pay sheet calculated from the dispatch log, line by line.$t$,
    $t$Keyboard shortcuts for the twelve most frequent actions.$t$,
    $t$Replay of past hours at up to 30 times speed.$t$,
    $t$Tracking links that show business customers their own parcels.$t$
  ],
  array[
    $t$Observed three dispatch shifts, including one in heavy rain.$t$,
    $t$Agreed on one vocabulary of events with operations and payroll.$t$,
    $t$Ran the new board next to the old one for two weeks and compared results.$t$,
    $t$Launched in the smallest city first and then moved to the other three.$t$,
    $t$Handed over operating notes and load test results to the client’s team.$t$
  ],
  $t$[
    {"category":"Front end","technologies":["React","TypeScript","MapLibre","Canvas 2D"]},
    {"category":"Services","technologies":["Go","WebSockets","Redis Streams"]},
    {"category":"Data","technologies":["PostgreSQL","PostGIS","TimescaleDB"]},
    {"category":"Operations","technologies":["Terraform","Grafana","k6"]}
  ]$t$,
  $t$[
    {"label":"Late deliveries","value":"−38%","description":"Share of parcels delivered after the promised time, in the eight weeks up to launch compared with weeks 9 to 16 after it."},
    {"label":"Time to reassign a rider","value":"4.1 s","description":"Median from a delay alert to a confirmed new rider, down from 96 seconds."},
    {"label":"Pay disputes","value":"−71%","description":"Tickets per 1,000 shifts in the first full quarter."},
    {"label":"Uptime of the board","value":"99.97%","description":"Measured from outside the network over the first 180 days."}
  ]$t$,
  $t${"quote":"The desk solves most delays on its own now, and I can spend my day on growing the business.","author":"Farah Contractor","position":"Head of Operations","company":"Relay Mile"}$t$,
  '11 weeks', '4 people', 'published', '2026-10-06T10:00:00+05:30', '2026-10-06T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000002', 'grain-terminal-berth-planner', $t$Berth planning in 11 minutes for a grain terminal$t$, $t$Port Sarvani Terminals$t$, '/media/clients/port-sarvani-terminals.svg', 'Maritime', 'web-apps', 'web',
  $t$Replanning a delayed ship took a grain terminal four hours. A schedule with 62 automated checks takes 11 minutes and cut paid waiting time by 54%.$t$,
  $t$Port Sarvani unloads grain at three berths into 62 silos. Two planners arranged the ships on a magnetic wall board. When one ship was delayed by a tide, they needed four hours to rearrange everything after it.

A terminal pays ship owners by the hour for waiting time, called demurrage. In the year up to the project this came to 412 hours. An internal review traced most of them to plans that could not work, such as two grades of grain on one belt or a deep ship arriving outside pilot hours.

The planners knew all the rules by heart, but the rules had not been written down and some contradicted each other.$t$,
  $t$We spent the first three weeks with the planners and recorded 71 rules. Harbor logs from 26 months confirmed 62 of them. Those became a library of checks, described in words a planner can read and correct.

The planners now drag ships on a schedule and see the whole plan checked in under 200 milliseconds. The board marks the conflict and proposes a repair with as few changes as possible.

Shifts share one plan and can save named drafts. The night team can prepare an alternative while the quay continues with the current schedule.$t$,
  '/media/projects/grain-terminal-berth-planner-1.webp', $t$A berth schedule with ships seen from above over a tide curve; one wheat ship is marked because no pilot works at her tide.$t$,
  $t$[
    {"url":"/media/projects/grain-terminal-berth-planner-2.webp","alt":"Sixteen silos cut open side by side, with grade and tonnage of wheat, maize and soy; a radar gauge measures silo 29."},
    {"url":"/media/projects/grain-terminal-berth-planner-3.webp","alt":"A day of tide at the harbor bar with one ship drawn three times: no pilot at night, too low in the morning, free to enter at 14:20."},
    {"url":"/media/projects/grain-terminal-berth-planner-4.webp","alt":"A tablet with the sheet of a wheat ship: draft, metric tons by hold and grade, and a repair proposal that moves two bookings."}
  ]$t$, null,
  array[$t$SvelteKit$t$, $t$TypeScript$t$, $t$Rust$t$, $t$WebAssembly$t$, $t$PostgreSQL$t$, $t$OR-Tools$t$],
  array[
    $t$Drag-and-drop schedule for berths and silos.$t$,
    $t$Tide and pilot hours shown on the same timeline.$t$,
    $t$Plain-language explanation for conflicts, with the number of the rule.$t$,
    $t$Repair proposals that keep confirmed bookings in place.$t$,
    $t$Named drafts for comparing alternatives.$t$,
    $t$Live silo levels from 62 radar gauges, corrected for moisture.$t$
  ],
  array[
    $t$Collected the planning rules in interviews with the planners.$t$,
    $t$Checked the rules against 26 months of harbor logs.$t$,
    $t$Built the rule library first and the schedule on top of it.$t$,
    $t$Ran alongside live planning for four weeks to cover a full tide cycle.$t$,
    $t$Trained eleven planners in pairs during their shifts.$t$
  ],
  $t$[
    {"category":"Interface","technologies":["SvelteKit","TypeScript","SVG"]},
    {"category":"Planning core","technologies":["Rust","WebAssembly","OR-Tools"]},
    {"category":"Plant data","technologies":["OPC UA","MQTT"]},
    {"category":"Storage","technologies":["PostgreSQL"]}
  ]$t$,
  $t$[
    {"label":"Hours of demurrage","value":"−54%","description":"Hours charged in the first six months compared with the same months a year earlier."},
    {"label":"Time to replan a delayed ship","value":"11 min","description":"Median over 83 delays, down from close to four hours."},
    {"label":"Planning rules automated","value":"62","description":"Covered by passing and failing examples from the harbor logs."}
  ]$t$,
  $t${"quote":"Planning used to take up most of my afternoon. Now I compare two or three good options and decide.","author":"Devika Prabhu","position":"Chief Planner","company":"Port Sarvani Terminals"}$t$,
  '12 weeks', '3 people', 'published', '2026-03-11T10:00:00+05:30', '2026-03-11T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000003', 'museum-collection-search', $t$Museum search across 214,000 objects$t$, $t$Malabar Coast Museum$t$, '/media/clients/malabar-coast-museum.svg', 'Culture', 'web-apps', 'web',
  $t$Old spellings kept thousands of museum objects out of reach. A search across three languages now answers 94% of visitors’ searches, up from 61%.$t$,
  $t$The museum had digitized its collection for fifteen years. The 214,000 records sat in three databases and were written in three languages, with spelling that changed over the decades. A search for “oil lamp” left out 3,100 objects filed as “vilakku”.

Most visitors were students on shared tablets with a slow connection, and a results page weighed 9 MB. The curators had one firm condition: the historical wording of the records must stay exactly as it is.$t$,
  $t$The records remain untouched, and a separate index makes them easy to find. Together with two curators we built a thesaurus of 12,400 terms, linking spellings and languages. Results explain why they matched, and a curator can remove a wrong link with two clicks.

Images load at the size the screen needs. The first results page now weighs 310 kB, so a whole class can work at the same time, and the viewer zooms into a 400-megapixel scan within seconds.

We worked on accessibility from the first week. Pages were checked with three screen readers and by two visitors who use them daily.$t$,
  '/media/projects/museum-collection-search-1.webp', $t$Search results for Kollam as a wall of engraved objects, with counts by period and material and the old spelling that led to each.$t$,
  $t$[
    {"url":"/media/projects/museum-collection-search-2.webp","alt":"Object page of a bronze lamp with a bird: a lens on its head, where it came from, three related pieces and why it was found."},
    {"url":"/media/projects/museum-collection-search-3.webp","alt":"A school tablet in a green case asks what an amphora held, one of five objects of a lesson; a phone narrows oil lamps to 86 objects."},
    {"url":"/media/projects/museum-collection-search-4.webp","alt":"Six spellings in English, Malayalam and Dutch flow into one term, lamp; a seventh waits until a curator confirms or breaks the link."}
  ]$t$, null,
  array[$t$Astro$t$, $t$TypeScript$t$, $t$Elasticsearch$t$, $t$IIIF$t$, $t$Python$t$, $t$PostgreSQL$t$],
  array[
    $t$Search across three languages, with spellings from 1890 to today.$t$,
    $t$Filters for period and place, with result counts.$t$,
    $t$Deep zoom into scans of up to 400 megapixels.$t$,
    $t$A short explanation next to results with a different wording.$t$,
    $t$Downloads with license and credit line included.$t$,
    $t$Lesson sets that teachers put together and share by link.$t$
  ],
  array[
    $t$Read 2,000 past searches to learn how visitors phrase them.$t$,
    $t$Built the thesaurus with the curators, gallery by gallery.$t$,
    $t$Set a limit for page weight and checked it automatically.$t$,
    $t$Tried the site with two school classes.$t$,
    $t$Published the index format for other museums to use.$t$
  ],
  $t$[
    {"category":"Site","technologies":["Astro","TypeScript"]},
    {"category":"Search","technologies":["Elasticsearch","Sentence embeddings"]},
    {"category":"Images","technologies":["IIIF","libvips"]},
    {"category":"Pipeline","technologies":["Python","PostgreSQL"]}
  ]$t$,
  $t$[
    {"label":"Searches with a result","value":"94%","description":"Up from 61%, over 48,000 searches in the first three months."},
    {"label":"Size of the results page","value":"310 kB","description":"Down from 9 MB, on a first visit with an empty cache."},
    {"label":"Open accessibility findings","value":"0","description":"WCAG 2.2 level AA, in a review of 40 page types at launch."}
  ]$t$,
  $t${"quote":"Teachers and researchers write to us about objects that had been out of reach for years.","author":"Dr. Anselm Kurien","position":"Keeper of Collections","company":"Malabar Coast Museum"}$t$,
  '10 weeks', '3 people', 'published', '2025-09-02T10:00:00+05:30', '2025-09-02T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000004', 'gym-membership-billing', $t$Membership billing for 340 gyms$t$, $t$Ironroom$t$, '/media/clients/ironroom.svg', 'Fitness', 'saas', 'saas',
  $t$Gyms bill in many different ways, and card payments often fail. A flexible billing product grew from 5 to 340 gyms and recovers 67% of failed payments.$t$,
  $t$Ironroom sold access hardware to gyms and wanted recurring revenue from software. Its customers billed in very different ways: by month or by visit, with family rates, monsoon breaks and birthday discounts. A first attempt by another supplier covered 60 of those cases and was given up.

Card payments fail often in this market, and gym owners dislike chasing members they see daily. The doors also had to keep working for members while a payment was being resolved.

Gyms are separate businesses with their own tax number and bank account, and one owner can run several of them. Their data had to stay apart and still add up for that owner.$t$,
  $t$Plans are put together from eight price building blocks, such as period or family. A preview shows the next twelve invoices, so owners can check a new offer in minutes. Of 1,860 existing plans, 1,853 fit without any custom work.

Failed payments follow a friendly schedule. The system tries again on the member’s usual payday and then sends one message with a payment link. The turnstile closes only after nine days, and it continues to work for 72 hours if the connection is down.

Access rules in the database keep the gyms apart, and owners of several gyms see their combined figures in one place.$t$,
  '/media/projects/gym-membership-billing-1.webp', $t$An owner’s dashboard with a huge figure for recurring revenue, members, failed renewals and a bar chart of nine gyms.$t$,
  $t$[
    {"url":"/media/projects/gym-membership-billing-2.webp","alt":"A plan editor with eight numbered price parts and, beside it, the next twelve invoices as bars with two frozen months cut short."},
    {"url":"/media/projects/gym-membership-billing-3.webp","alt":"A member’s phone with an entry code beside a turnstile whose glass wings stand open over a lime lane; the next lane is closed."},
    {"url":"/media/projects/gym-membership-billing-4.webp","alt":"A running track of nine days for a failed renewal: payday retry, payment link, desk note, paid on day six before the gate would close."}
  ]$t$, null,
  array[$t$Next.js$t$, $t$TypeScript$t$, $t$PostgreSQL$t$, $t$Stripe$t$, $t$Razorpay$t$, $t$Rust$t$, $t$Terraform$t$],
  array[
    $t$Flexible plans built from eight price blocks.$t$,
    $t$Preview of the next twelve invoices for any plan.$t$,
    $t$Payment retries timed to the member’s payday.$t$,
    $t$Turnstiles that work for 72 hours with no connection.$t$,
    $t$Freeze and family rules with exact proration.$t$,
    $t$Combined monthly statement for owners of several gyms.$t$,
    $t$Full export of all member and payment data.$t$
  ],
  array[
    $t$Imported the real plans of twelve gyms as a starting point.$t$,
    $t$Agreed on the money rules with an accountant.$t$,
    $t$Launched with five gyms on one billing date.$t$,
    $t$Opened self-service sign-up after two successful month ends.$t$,
    $t$Practiced a full restore together with the client’s team.$t$
  ],
  $t$[
    {"category":"Application","technologies":["Next.js","TypeScript","tRPC"]},
    {"category":"Billing","technologies":["Stripe","Razorpay","Double-entry ledger"]},
    {"category":"Data","technologies":["PostgreSQL","Row-level security"]},
    {"category":"Access hardware","technologies":["Rust","MQTT","Ed25519"]},
    {"category":"Operations","technologies":["Terraform","OpenTelemetry"]}
  ]$t$,
  $t$[
    {"label":"Failed payments recovered","value":"67%","description":"Within nine days and with no phone call, across 18,200 failed renewals."},
    {"label":"Gyms on the platform","value":"340","description":"Eleven months after launch with the first five."},
    {"label":"Time to close a month","value":"6 min","description":"Median time an owner spends on reconciliation, down from 3.5 hours."},
    {"label":"Invoices corrected manually","value":"0.02%","description":"Of 412,000 invoices issued."}
  ]$t$,
  $t${"quote":"We can offer our gyms any plan they come up with, and software is now our fastest-growing product.","author":"Kabir Sethna","position":"Chief Executive","company":"Ironroom"}$t$,
  '16 weeks', '4 people', 'published', '2026-08-18T10:00:00+05:30', '2026-08-18T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000005', 'audit-ready-carbon-ledger', $t$Carbon accounting with a source for every number$t$, $t$Ledgerleaf$t$, '/media/clients/ledgerleaf.svg', 'Sustainability', 'saas', 'saas',
  $t$Auditors used to send back one figure in eight. In a carbon ledger with evidence for its entries, 98.6% pass at first review and audits are five weeks shorter.$t$,
  $t$Ledgerleaf advises manufacturers on their emissions and delivered its work as workbooks of up to 90 sheets. Auditors traced the figures one by one and sent back roughly one in eight, usually because the source had been overwritten.

Emission factors change from year to year, sometimes in retrospect. A report for 2023 must stay reproducible with the factors of its time, while a trend chart needs the same years restated.

Supplier data was another challenge. Of 2,300 small firms, most would answer a short question by email, and few were willing to use a portal.$t$,
  $t$The product works like bookkeeping. Entries stay as they were posted, and a correction is a second entry that refers to the first. Reports can be shown “as reported” or “restated”, with the difference explained line by line.

Evidence is stored with the entry. AI reads a scanned utility bill, and an analyst confirms the marked figure on the page. Auditors have a read-only account in which they can draw samples and see the same page.

Suppliers receive one question at a time by email and simply reply. If an answer is more than three times last year’s figure, the system asks a friendly follow-up question.$t$,
  '/media/projects/audit-ready-carbon-ledger-1.webp', $t$Flow diagram of a manufacturer’s emissions: eight sources in a ledger run as bands into scopes 1, 2 and 3, down to a single bill.$t$,
  $t$[
    {"url":"/media/projects/audit-ready-carbon-ledger-2.webp","alt":"A ledger of carbon postings with quantity, evidence and factor version; a correction is tied back to the posting that it names."},
    {"url":"/media/projects/audit-ready-carbon-ledger-3.webp","alt":"An electricity bill with its 680,700 kWh marked on the page; from the mark a line leads to the posting of 494.9 metric tons."},
    {"url":"/media/projects/audit-ready-carbon-ledger-4.webp","alt":"A tablet with a chart of reported and restated emissions over five years, and the difference of 2020 explained line by line."}
  ]$t$, null,
  array[$t$Remix$t$, $t$TypeScript$t$, $t$PostgreSQL$t$, $t$Python$t$, $t$AWS$t$, $t$dbt$t$],
  array[
    $t$Ledger with corrections that refer to the original entry.$t$,
    $t$Library of emission factors by publisher and date.$t$,
    $t$Evidence viewer with the figure marked on the scanned page.$t$,
    $t$Auditor account with random sampling.$t$,
    $t$Supplier questions answered by a simple email reply.$t$,
    $t$Flow diagram from the source of emissions down to a single bill.$t$
  ],
  array[
    $t$Followed one complete audit from start to finish.$t$,
    $t$Used accounting terms that finance teams already know.$t$,
    $t$Rebuilt two past reports and explained the differences.$t$,
    $t$Gave the audit firm a copy of the system for a week.$t$,
    $t$Moved clients over at the end of their reporting year.$t$
  ],
  $t$[
    {"category":"Product","technologies":["Remix","TypeScript"]},
    {"category":"Ledger","technologies":["PostgreSQL","Temporal tables"]},
    {"category":"Document reading","technologies":["Python","Textract"]},
    {"category":"Analytics","technologies":["dbt","DuckDB"]}
  ]$t$,
  $t$[
    {"label":"Figures accepted at first review","value":"98.6%","description":"Of 14,700 entries sampled in the first reporting season."},
    {"label":"Audit duration","value":"−5 weeks","description":"Average across nine clients with a limited-assurance report."},
    {"label":"Suppliers who respond","value":"72%","description":"After two emails, compared with 19% for the earlier portal."}
  ]$t$,
  $t${"quote":"When the auditor asked for a source, I sent a link and we moved on to the next topic.","author":"Ingrid Solberg","position":"Director of Assurance","company":"Ledgerleaf"}$t$,
  '14 weeks', '4 people', 'published', '2026-01-22T10:00:00+05:30', '2026-01-22T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000006', 'repair-desk-9400-flats', $t$Apartment repairs with 64% fewer messages$t$, $t$Nestwise$t$, '/media/clients/nestwise.svg', 'Real Estate', 'saas', 'saas',
  $t$Arranging a repair took 31 messages. One shared case for everyone involved needs 11, and visits are confirmed in 5 working hours instead of 29.$t$,
  $t$Nestwise manages 9,400 apartments for 2,100 private owners. The owners have agreed on different spending limits, and the buildings have their own approved contractors. Repairs were arranged by phone, and an average leak took 31 messages between five people.

Leases added more work. Deposits and rent increases follow state rules, and managers looked up the current rule for any letter they sent.

Managers wanted to save time and remain approachable for their tenants.$t$,
  $t$A repair is now one case with a clear owner and a visible next step. The tenant sends photos and picks one of three visit times. The system finds approved contractors and compares the cost with the owner’s limit. It asks for approval only if the limit is exceeded.

Letters come from templates that use the state rule in force on the date of the letter. The client’s lawyer reviews rule changes once, and they apply from the right day on. Earlier letters keep their version.

We measured the messages per repair from the first week and shared the figure with the team. It guided the priorities and led us to remove two features.$t$,
  '/media/projects/repair-desk-9400-flats-1.webp', $t$Elevation of a brick apartment building at dusk with lit windows; five open repairs are pinned to their apartments, floor by floor.$t$,
  $t$[
    {"url":"/media/projects/repair-desk-9400-flats-2.webp","alt":"Board of repair cases in seven states, a clock on each case; one is open and says who holds it and why."},
    {"url":"/media/projects/repair-desk-9400-flats-3.webp","alt":"A tenant’s phone with three visit times to choose from, beside photographs of the leak under the kitchen sink."},
    {"url":"/media/projects/repair-desk-9400-flats-4.webp","alt":"A rent roll for six apartments with the day each rent came in, beside a rent letter that carries its legal basis."}
  ]$t$, null,
  array[$t$Vue$t$, $t$TypeScript$t$, $t$Laravel$t$, $t$MySQL$t$, $t$Twilio$t$, $t$Meilisearch$t$],
  array[
    $t$Repair cases with one owner and a visible next step.$t$,
    $t$Automatic comparison with the owner’s spending limit.$t$,
    $t$Visit times taken from the contractors’ calendars.$t$,
    $t$Letter templates with the rule for the date of the letter.$t$,
    $t$Building view with open repairs floor by floor.$t$,
    $t$Monthly owner statement with receipts attached.$t$
  ],
  array[
    $t$Followed eleven repairs from the first call to the paid invoice.$t$,
    $t$Simplified 140 status names to seven.$t$,
    $t$Tried the tenant steps on paper in four languages.$t$,
    $t$Moved buildings over in groups, starting with the quietest.$t$,
    $t$Reviewed the message figures with the desk every two weeks.$t$
  ],
  $t$[
    {"category":"Web","technologies":["Vue","TypeScript","Tailwind CSS"]},
    {"category":"Back end","technologies":["Laravel","MySQL","Redis"]},
    {"category":"Messaging","technologies":["Twilio","Postmark"]},
    {"category":"Search","technologies":["Meilisearch"]}
  ]$t$,
  $t$[
    {"label":"Messages per repair","value":"−64%","description":"Median of 11 messages, down from 31, measured over 6,800 cases."},
    {"label":"Time to a confirmed visit","value":"5 h","description":"Working hours from report to appointment, down from 29."},
    {"label":"Repairs approved automatically","value":"83%","description":"Cases within the owner’s spending limit, of 6,800."}
  ]$t$,
  $t${"quote":"Our managers have time for owners again, and several owners have given us additional buildings.","author":"Rohan Pinto","position":"Managing Partner","company":"Nestwise"}$t$,
  '12 weeks', '3 people', 'published', '2025-07-15T10:00:00+05:30', '2025-07-15T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000007', 'offline-ferry-pass', $t$Offline ferry tickets with 3.2x faster boarding$t$, $t$Konkan Coastal Ferries$t$, '/media/clients/konkan-coastal-ferries.svg', 'Transport', 'mobile-apps', 'mobile',
  $t$Boarding took longer than the crossing, and most gates have no network. A ticket checked offline makes boarding 3.2 times faster.$t$,
  $t$The ferries carry 46,000 people on a busy Sunday. Tickets were paper and sold for cash at the jetty, and lines were often longer than the crossing. The operator’s first app needed a connection at the gate, where there is no network.

Offline tickets are also easier to copy. The gate crew has about twenty seconds for a group and wears gloves in the rain, so checking had to be secure and very quick.

Sailings also change with the weather, and passengers needed reliable times even when they had no signal.$t$,
  $t$Tickets are tied to the passenger’s phone and show a code that changes every 15 seconds. The gate device checks it with no connection. If a ticket is used at two gates, the system notices as soon as the devices are back online. This happened 14 times in the first season.

Timetable changes arrive by message or through a Bluetooth beacon at the jetty. The app shows the age of its information, so passengers know what to rely on.

The gate app fills the screen with one color and adds a vibration. Staff can look at the passengers and keep the line moving.$t$,
  '/media/projects/offline-ferry-pass-1.webp', $t$Two phones on a sea chart: a boarding pass with its changing code, and the crossing from Harne to Dabhol in the app.$t$,
  $t$[
    {"url":"/media/projects/offline-ferry-pass-2.webp","alt":"Timetable of the next six sailings from Harne jetty, beside the age of the information: four seconds, by jetty beacon."},
    {"url":"/media/projects/offline-ferry-pass-3.webp","alt":"A rugged gate phone in the rain with a full green screen: a group ticket is valid, four of five people can board."},
    {"url":"/media/projects/offline-ferry-pass-4.webp","alt":"Synchronization log drawn as a sea chart: seven jetties down the coast, their offline hours as bars, and each time they met the network."}
  ]$t$, null,
  array[$t$Kotlin$t$, $t$Swift$t$, $t$Kotlin Multiplatform$t$, $t$Bluetooth LE$t$, $t$PostgreSQL$t$, $t$Go$t$],
  array[
    $t$Tickets that can be shown and checked with no network.$t$,
    $t$Gate check in 0.4 seconds, with vibration for gloved hands.$t$,
    $t$Sailing updates by message or jetty beacon.$t$,
    $t$Age of the timetable visible on all screens.$t$,
    $t$Group tickets that can board in several parts.$t$,
    $t$Cash top-up at 38 shops for passengers with no card.$t$
  ],
  array[
    $t$Traveled on the first and last boats for a week.$t$,
    $t$Asked three outside specialists to try to copy a ticket.$t$,
    $t$Built the gate app first because it has the largest effect on waiting time.$t$,
    $t$Piloted on the shortest crossing in a quiet month.$t$,
    $t$Kept paper tickets on sale until most passengers had switched.$t$
  ],
  $t$[
    {"category":"Passenger apps","technologies":["Swift","Kotlin","Kotlin Multiplatform"]},
    {"category":"Gate app","technologies":["Kotlin","Android Enterprise"]},
    {"category":"Back end","technologies":["Go","PostgreSQL","NATS"]},
    {"category":"Jetty hardware","technologies":["Bluetooth LE","ESP32"]}
  ]$t$,
  $t$[
    {"label":"Boarding speed","value":"3.2x","description":"Passengers per minute through one gate, measured over 120 sailings."},
    {"label":"Tickets checked offline","value":"81%","description":"Of 2.9 million ticket checks in the first season."},
    {"label":"Sessions free of crashes","value":"99.94%","description":"Both app stores, on devices back to Android 9 and iOS 15."},
    {"label":"Tickets still sold on paper","value":"6%","description":"Ten months after launch, mostly to first-time visitors."}
  ]$t$,
  $t${"quote":"Boarding is so much quicker that we added two sailings on Sundays with the same crew.","author":"Captain Milind Sawant","position":"Operations Superintendent","company":"Konkan Coastal Ferries"}$t$,
  '14 weeks', '4 people', 'published', '2026-09-09T10:00:00+05:30', '2026-09-09T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000008', 'crop-advice-smallholders', $t$Crop advice in 22 minutes for 60,000 farmers$t$, $t$Beejsetu Cooperative$t$, '/media/clients/beejsetu-cooperative.svg', 'Agriculture', 'mobile-apps', 'mobile',
  $t$Farmers waited two days for advice. They now send a leaf photo or a spoken question and get a checked answer in 22 minutes, in five languages.$t$,
  $t$Beejsetu employs 34 agronomists for 60,000 member farms. Most questions concern the same thirty topics and come in within the same two weeks. They need an answer in less than three days. Photos from the field are often dark or out of focus.

Poor advice can cost a harvest. Public models for plant diseases scored 91% on their published pictures and 58% on photos from the cooperative’s members. Pesticide advice also has to follow the product label of the state.

Half of the members have difficulty reading, so the main channel had to be voice.$t$,
  $t$The cooperative had collected 41,000 field photos in earlier seasons. We trained a compact model on them that runs on the phone. If it is unsure, it asks for a second photo and shows how to hold the leaf. Roughly a quarter of the cases go to an agronomist.

Farmers ask their questions by voice. The server writes the question down and drafts an answer from the cooperative’s handbook. An agronomist approves it, and the farmer hears it in the regional language. Doses always come from the label database.

The app is a 14 MB download and runs on phones with 2 GB of memory, so members can use the phone they already have.$t$,
  '/media/projects/crop-advice-smallholders-1.webp', $t$A tomato leaf with blight behind two phones: one names the disease in its camera, the other plays the spoken advice.$t$,
  $t$[
    {"url":"/media/projects/crop-advice-smallholders-2.webp","alt":"Outbreak map of villages around Niphad, shaded by cases of early blight in seven days, with a circle of farms warned by voice."},
    {"url":"/media/projects/crop-advice-smallholders-3.webp","alt":"A voice-note conversation drawn at the surface of a field: the farmer’s questions as roots, the agronomist’s answers as leaves."},
    {"url":"/media/projects/crop-advice-smallholders-4.webp","alt":"An agronomist’s console: 38 similar leaf photographs stand together, one is taken out, and a single answer goes to 37 farms."}
  ]$t$, null,
  array[$t$Flutter$t$, $t$TensorFlow Lite$t$, $t$Python$t$, $t$FastAPI$t$, $t$Whisper$t$, $t$PostgreSQL$t$],
  array[
    $t$Recognition of 38 diseases in nine crops, on the phone.$t$,
    $t$Guidance for a better photo when the first one is unclear.$t$,
    $t$Spoken questions and answers in five languages.$t$,
    $t$Doses and waiting times from the state’s label register.$t$,
    $t$Agronomist desk that answers similar cases together.$t$,
    $t$Outbreak map by village, updated hourly.$t$,
    $t$Automatic sending once the village has coverage.$t$
  ],
  array[
    $t$Visited 22 farms together with the agronomists.$t$,
    $t$Had two experts label the photos and compared their results.$t$,
    $t$Set the confidence level with the agronomists, crop by crop.$t$,
    $t$Ran the model silently for four weeks and compared it with the experts.$t$,
    $t$Shared the accuracy for all diseases with the field team.$t$
  ],
  $t$[
    {"category":"App","technologies":["Flutter","Dart"]},
    {"category":"On-device model","technologies":["TensorFlow Lite","EfficientNet"]},
    {"category":"Speech","technologies":["Whisper","Coqui TTS"]},
    {"category":"Server","technologies":["FastAPI","PostgreSQL","pgvector"]}
  ]$t$,
  $t$[
    {"label":"Time to a checked answer","value":"22 min","description":"Median during working hours for cases with an agronomist, down from two days."},
    {"label":"Correct diagnoses","value":"93%","description":"On 3,000 field photos that were not used in training."},
    {"label":"Cases per agronomist","value":"4.6x","description":"Same team and same months, compared with the previous year."}
  ]$t$,
  $t${"quote":"Our agronomists now help four times as many farmers, and members tell us they trust the answers.","author":"Sunanda Deshmukh","position":"Head of Extension","company":"Beejsetu Cooperative"}$t$,
  '14 weeks', '4 people', 'published', '2026-05-19T10:00:00+05:30', '2026-05-19T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000009', 'lift-inspection-app', $t$Elevator inspections that take 47 minutes less$t$, $t$Altis Elevators$t$, '/media/clients/altis-elevators.svg', 'Facilities', 'mobile-apps', 'mobile',
  $t$Engineers typed their inspection reports at home. With a voice-guided tablet app they finish on site, which saves 47 minutes per elevator.$t$,
  $t$Altis inspects 7,200 elevators a year with a 118-point form. Engineers filled in paper forms in the shaft and typed the report at home in the evening. One report in nine came back with a missing field, and photos had to be sorted manually.

Elevator shafts block the radio signal, and the work is done with gloves. The engineers needed an app they could use hands-free, and their safety officer took part in the pilot from the beginning.$t$,
  $t$The app follows the route an engineer takes through the building. It groups 118 points into 31 stops and reads them aloud. Engineers answer by voice. Photos are filed under the current stop automatically.

Mounted on the car roof, the tablet records the ride quality during a trial run and compares it with the previous year. The engineer confirms the result, and the recording is kept with the report.

Data is saved on the tablet first and sent once there is a network. An inspection belongs to one engineer, so updates always fit together.$t$,
  '/media/projects/lift-inspection-app-1.webp', $t$Tablet in a yellow case in an elevator shaft: a section of the shaft with the car, and the checklist of the door lock taken by voice.$t$,
  $t$[
    {"url":"/media/projects/lift-inspection-app-2.webp","alt":"Phone that photographs a limit switch in the shaft, beside six evidence photographs, each filed under its stop and time."},
    {"url":"/media/projects/lift-inspection-app-3.webp","alt":"Printed statutory inspection report in a yellow folder: measured values with limits, one fail, the ride curve, signature and stamp."},
    {"url":"/media/projects/lift-inspection-app-4.webp","alt":"Plan for October with 600 elevator inspections as a tower for each day: done, planned, and in yellow those whose due date is near."}
  ]$t$, null,
  array[$t$React Native$t$, $t$TypeScript$t$, $t$SQLite$t$, $t$Swift$t$, $t$Node.js$t$, $t$PostgreSQL$t$],
  array[
    $t$Voice entry that works in a noisy machine room.$t$,
    $t$A checklist of 31 stops in the engineer’s working order.$t$,
    $t$Ride quality measured with the tablet’s sensors.$t$,
    $t$Photos filed by stop and elevator number.$t$,
    $t$Finished PDF report within a minute of the last stop.$t$,
    $t$Planning board with upcoming due dates.$t$
  ],
  array[
    $t$Sent two designers to shaft-safety training.$t$,
    $t$Compared microphones in four machine rooms at full noise.$t$,
    $t$Reviewed the prototypes with the safety officer.$t$,
    $t$Compared 200 app reports with paper reports, field by field.$t$
  ],
  $t$[
    {"category":"Tablet","technologies":["React Native","TypeScript","SQLite"]},
    {"category":"Sensing","technologies":["Swift","Core Motion"]},
    {"category":"Server","technologies":["Node.js","PostgreSQL"]},
    {"category":"Documents","technologies":["PDF/A","PAdES signatures"]}
  ]$t$,
  $t$[
    {"label":"Time per inspection","value":"−47 min","description":"Average over 1,900 inspections, including the report."},
    {"label":"Reports sent back","value":"0.4%","description":"For missing or unclear fields, down from 11% on paper."},
    {"label":"Inspections per engineer","value":"+22%","description":"Per month, in the first six months compared with the year before."}
  ]$t$,
  $t${"quote":"I go home when the last inspection is done, because the report is done as well.","author":"Thomas Varghese","position":"Senior Inspection Engineer","company":"Altis Elevators"}$t$,
  '10 weeks', '3 people', 'published', '2025-10-28T10:00:00+05:30', '2025-10-28T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000010', 'voice-triage-nine-languages', $t$Clinic calls answered in 30 seconds$t$, $t$Sanjeev Clinics$t$, '/media/clients/sanjeev-clinics.svg', 'Healthcare', 'ai-calling', 'ai',
  $t$In the morning rush, 38% of callers hung up. A voice agent now answers for 46 clinics in nine languages and books 96% of callers in the right department.$t$,
  $t$Sanjeev runs 46 clinics with one phone number. More than a third of the morning’s callers gave up while they waited, and many of the others were booked with the wrong department. Callers often change languages in the middle of a sentence.

The clinics follow a written intake protocol of 84 pages, approved by their medical board. The agent had to follow the protocol exactly and pass urgent calls to a nurse.

Personal health data had to stay in the country, which ruled out most hosted speech services.$t$,
  $t$We turned the protocol into a chart of 412 questions, which the medical board edits and publishes itself. A language model understands the caller’s answer, and the chart decides what comes next. If an answer is unclear, the agent chooses the more careful path and records the reason.

Speech recognition runs on servers in Mumbai and was trained on 600 hours of calls with consent. The first release went live with three languages. The others followed one at a time, once accuracy reached an agreed level.

Urgent phrases take priority over the rest of the conversation. The agent connects a nurse and reads out a short summary.$t$,
  '/media/projects/voice-triage-nine-languages-1.webp', $t$Live call as a circular voice form: one sentence in Hindi and English, the protocol steps on the rim, two minutes into the call.$t$,
  $t$[
    {"url":"/media/projects/voice-triage-nine-languages-2.webp","alt":"A phone with a booked appointment stands before a wall of greetings in nine languages; the line in Marathi is lit."},
    {"url":"/media/projects/voice-triage-nine-languages-3.webp","alt":"The protocol as a graph of 412 questions; a red-flag branch leaves it and leads straight to a nurse on the line."},
    {"url":"/media/projects/voice-triage-nine-languages-4.webp","alt":"Heat map of one Monday’s 1,240 calls by hour and by language, on a tablet; the 9 a.m. rush is framed."}
  ]$t$, null,
  array[$t$Python$t$, $t$LiveKit$t$, $t$Whisper$t$, $t$Llama$t$, $t$PostgreSQL$t$, $t$Kubernetes$t$, $t$SIP$t$],
  array[
    $t$95 of 100 calls answered or returned within 30 seconds.$t$,
    $t$Nine languages, with changes in the middle of a sentence.$t$,
    $t$Question chart that only the medical board can publish.$t$,
    $t$Urgent calls connected to a nurse with a spoken summary.$t$,
    $t$Appointments in 46 clinic calendars, with travel time considered.$t$,
    $t$Transcript and reasoning stored for all calls.$t$,
    $t$Nightly check of new versions against 500 recorded cases.$t$
  ],
  array[
    $t$Listened to 1,100 recorded calls with two nurses.$t$,
    $t$Converted the protocol into a chart and had the board approve it.$t$,
    $t$Measured recognition by language and phone type.$t$,
    $t$Started with night calls, with a nurse listening in.$t$,
    $t$Added further languages after reaching the agreed accuracy.$t$
  ],
  $t$[
    {"category":"Telephony","technologies":["SIP","LiveKit","Opus"]},
    {"category":"Speech","technologies":["Whisper","Piper"]},
    {"category":"Reasoning","technologies":["Llama","Protocol graph"]},
    {"category":"Platform","technologies":["Kubernetes","PostgreSQL","Vault"]}
  ]$t$,
  $t$[
    {"label":"Time to first answer","value":"30 s","description":"95 of 100 callers reach the agent or get a call back within this time."},
    {"label":"Bookings in the right department","value":"96%","description":"Checked by nurses on 2,000 random bookings, up from 78%."},
    {"label":"Callers who hang up","value":"9%","description":"In the morning rush, down from 38%."}
  ]$t$,
  $t${"quote":"More patients reach us in the morning, and our nurses have time for the calls that need them.","author":"Dr. Shalini Raghunathan","position":"Medical Director","company":"Sanjeev Clinics"}$t$,
  '10 weeks', '4 people', 'published', '2026-10-20T10:00:00+05:30', '2026-10-20T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000011', 'roadside-night-desk', $t$Roadside help dispatched in 6 minutes at night$t$, $t$Saarthi Roadside$t$, '/media/clients/saarthi-roadside.svg', 'Automotive', 'ai-calling', 'ai',
  $t$Stranded drivers seldom know where they are. A voice agent finds them and books a tow truck in 6 minutes instead of 23, with a supervisor always available.$t$,
  $t$Saarthi covers 310,000 policyholders on 9,000 km of highway. At night four people answered for the whole network. A call took eleven minutes, because drivers at night can rarely give a location and describe a toll plaza or a tea stall instead.

The connection is often poor, with wind and traffic noise. Repeating details makes a stressful situation worse, and a wrong location can cost an hour.

Tow operators are small businesses that accept jobs by phone only.$t$,
  $t$The agent combines three sources to find the car. It sends a one-tap location link, recognizes landmarks in the conversation from a list of 86,000 places and asks for the last kilometer stone. The map shows the result along with its accuracy.

A second agent calls tow operators by distance and past acceptance. It stays within the agreed rates and tells the driver the arrival time. A supervisor can follow both calls and take over with one key.

The first question is always whether everyone is away from traffic. If the answer stays unclear, the call goes to a supervisor.$t$,
  '/media/projects/roadside-night-desk-1.webp', $t$A night map of a highway with a stranded car in its circle of doubt, a tow truck on its way, a second truck, and two live calls above.$t$,
  $t$[
    {"url":"/media/projects/roadside-night-desk-2.webp","alt":"Two linked calls on one time line, driver above and tow operator below; on the supervisor’s keyboard the F1 key to take over glows."},
    {"url":"/media/projects/roadside-night-desk-3.webp","alt":"A driver’s words with each landmark marked and matched to a place along a night highway: a toll, an eatery, a kilometer stone."},
    {"url":"/media/projects/roadside-night-desk-4.webp","alt":"The printed morning report beside a glass of tea: response times by hour against a year ago, and each delay with its cause."}
  ]$t$, null,
  array[$t$TypeScript$t$, $t$Node.js$t$, $t$Deepgram$t$, $t$Claude$t$, $t$PostGIS$t$, $t$Twilio$t$],
  array[
    $t$Location combined from three sources.$t$,
    $t$List of 86,000 roadside landmarks with their spoken names.$t$,
    $t$Calls to tow operators within agreed rates.$t$,
    $t$Supervisor console with live takeover.$t$,
    $t$Safety question at the start of all calls.$t$,
    $t$Morning report with delays and their causes.$t$
  ],
  array[
    $t$Spent four nights at the desk and two in a tow truck.$t$,
    $t$Built the list of landmarks from six years of completed jobs.$t$,
    $t$Simulated poor lines with wind and engine noise.$t$,
    $t$Started with daytime breakdowns and extended into the night.$t$
  ],
  $t$[
    {"category":"Voice","technologies":["Twilio","Deepgram","ElevenLabs"]},
    {"category":"Agents","technologies":["Claude","TypeScript","Node.js"]},
    {"category":"Location","technologies":["PostGIS","OpenStreetMap"]}
  ]$t$,
  $t$[
    {"label":"Time to a dispatched truck","value":"6 min","description":"Median from first ring to accepted job, down from 23 minutes."},
    {"label":"Drivers located on the first try","value":"91%","description":"The truck found the car with no further call, over 18,400 jobs."},
    {"label":"Calls taken over by a supervisor","value":"7%","description":"Most of them reports of accidents."}
  ]$t$,
  $t${"quote":"Two people now cover the night comfortably, and drivers thank us for the short wait.","author":"Gurpreet Bedi","position":"Head of Assistance","company":"Saarthi Roadside"}$t$,
  '8 weeks', '3 people', 'published', '2026-04-07T10:00:00+05:30', '2026-04-07T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000012', 'invoice-matching-agents', $t$Invoice matching that closes the month in 4 days$t$, $t$Vardhan Castings$t$, '/media/clients/vardhan-castings.svg', 'Manufacturing', 'ai-automation', 'ai',
  $t$Nine clerks matched 9,000 supplier invoices a month. AI agents now handle 87% of them, and month end takes 4 working days instead of 11.$t$,
  $t$Vardhan buys metals and tooling from 620 suppliers. Invoices arrive as scans or emails, often in other units than the order, with tons on one and pieces on the other. Nine clerks matched them in a system from 2009 with no programming interface.

Month end took eleven days. The head of finance had seen two pilots that could read documents but left the matching, which is most of the work, to the team.

Internal audit set one rule: the software can propose a posting, and two named employees must release any amount above the tolerance.$t$,
  $t$Five specialized agents work in sequence, from reading the invoice to explaining the result. If two steps disagree, the invoice goes to a clerk with a short explanation.

Buyers maintain the unit conversions in a table with 1,940 lines. Language models read documents and match free text, while all calculations are done by ordinary code.

A supervised robot enters the postings in the old system through its regular screens and checks what it typed. When the clerks log in, they find the posted invoices and a list of open ones.$t$,
  '/media/projects/invoice-matching-agents-1.webp', $t$Paper invoices enter a folded strip of five agents, from reading to explanation; 318 go in, and red slips show where 14 stopped.$t$,
  $t$[
    {"url":"/media/projects/invoice-matching-agents-2.webp","alt":"A printed tax invoice with five fields marked and scored; the quantity under a stamp is shown large and proven against the order."},
    {"url":"/media/projects/invoice-matching-agents-3.webp","alt":"A review desk at the start of a shift: odd invoices with the reason that stopped each, and a price that two named people must release."},
    {"url":"/media/projects/invoice-matching-agents-4.webp","alt":"Stacks of paper as bars, one for each working day: posted, proposed and odd invoices, and the month closed in four days instead of eleven."}
  ]$t$, null,
  array[$t$Python$t$, $t$Temporal$t$, $t$Claude$t$, $t$Playwright$t$, $t$PostgreSQL$t$, $t$FastAPI$t$],
  array[
    $t$Reading of scans and emails with a confidence score.$t$,
    $t$Three-way matching with supplier-specific units.$t$,
    $t$Explanation of proposals in two sentences.$t$,
    $t$Two-person release above the tolerance.$t$,
    $t$Robot for the 2009 system that checks its entries.$t$,
    $t$Weekly list of suppliers with the most open questions.$t$
  ],
  array[
    $t$Sorted 3,000 past invoices by type of difficulty.$t$,
    $t$Agreed on tolerances and release rules with internal audit.$t$,
    $t$Let the agents make proposals only for four weeks.$t$,
    $t$Switched on posting supplier by supplier, after 50 correct matches.$t$,
    $t$Trained two clerks to maintain the unit table.$t$
  ],
  $t$[
    {"category":"Orchestration","technologies":["Temporal","Python"]},
    {"category":"Reading","technologies":["Claude","PaddleOCR"]},
    {"category":"Legacy access","technologies":["Playwright","Windows RPA"]},
    {"category":"Review desk","technologies":["FastAPI","HTMX","PostgreSQL"]}
  ]$t$,
  $t$[
    {"label":"Invoices matched automatically","value":"87%","description":"Of 54,000 invoices in the first six months."},
    {"label":"Time to close the month","value":"4 days","description":"Working days, down from eleven."},
    {"label":"Postings corrected","value":"3","description":"Of 54,000 invoices, found by the nightly check and reversed within a day."},
    {"label":"Early-payment discounts","value":"2.4x","description":"Value per quarter, because approvals arrive in time."}
  ]$t$,
  $t${"quote":"We close the month a week earlier, and the discounts alone cover the running costs.","author":"Hemant Kulkarni","position":"Head of Finance","company":"Vardhan Castings"}$t$,
  '12 weeks', '4 people', 'published', '2026-07-14T10:00:00+05:30', '2026-07-14T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000013', 'tender-reading-contractor', $t$Bids on 900-page tenders decided in 1.5 days$t$, $t$Setu Infra$t$, '/media/clients/setu-infra.svg', 'Construction', 'ai-automation', 'ai',
  $t$Reading a 900-page tender took four engineers nine days. With a list of obligations and their page references, they decide in 1.5 days and answer 60% more bids.$t$,
  $t$Setu answers about 140 public tenders a year. A typical tender has 900 pages in a dozen files, and amendments change single clauses. Four engineers read for nine days until they could decide whether to bid.

Overlooked clauses are expensive. In one contract, a single line about dewatering cost more than the margin on the bridge. The team therefore wanted exact wording and page references rather than a summary.

Many documents are scanned, and some requirements appear only in drawings.$t$,
  $t$The system lists all obligations with their page and exact wording. It also links amendments to the sentences they replace. Engineers can click on a line and see the page it came from.

A second pass checks the pages again for anything missing from the list. On twenty past tenders, the lists contained 99.1% of the known obligations and 63 more overlooked by readers.

The contractor’s own experience is built in as ninety risk questions. The answer is a quotation from the tender or the note “not found in these files”.$t$,
  '/media/projects/tender-reading-contractor-1.webp', $t$A tender page with four marked clauses, each tied by a line to an obligation beside it, over a white drawing of a bridge on blue.$t$,
  $t$[
    {"url":"/media/projects/tender-reading-contractor-2.webp","alt":"A bid matrix drawn as an engineering sheet: nine tenders by risk and margin, four in the white field to answer, Creek bridge chosen."},
    {"url":"/media/projects/tender-reading-contractor-3.webp","alt":"A calendar of bid deadlines in which one tender stands as a drawn bridge: its piers are the dates, its arch the nine days for the bond."},
    {"url":"/media/projects/tender-reading-contractor-4.webp","alt":"A tablet on a bridge drawing asks who pays for dewatering and answers with a highlighted quotation from page 412 of the tender."}
  ]$t$, null,
  array[$t$Python$t$, $t$LangGraph$t$, $t$Claude$t$, $t$PostgreSQL$t$, $t$pgvector$t$, $t$React$t$],
  array[
    $t$List of obligations with page and exact wording.$t$,
    $t$Amendments linked to the sentences they replace.$t$,
    $t$Second pass that reports uncovered pages.$t$,
    $t$Ninety risk questions from the company’s past projects.$t$,
    $t$Calendar of deadlines and bonds.$t$,
    $t$Export in the layout of the bid team’s workbook.$t$
  ],
  array[
    $t$Reviewed three past bids with the engineers who wrote them.$t$,
    $t$Prepared twenty past tenders as a benchmark.$t$,
    $t$Required a page reference for all output.$t$,
    $t$Worked alongside the engineers on five live bids.$t$,
    $t$Handed the benchmark over to the client’s team.$t$
  ],
  $t$[
    {"category":"Pipeline","technologies":["Python","LangGraph"]},
    {"category":"Models","technologies":["Claude","Layout detection"]},
    {"category":"Storage","technologies":["PostgreSQL","pgvector","S3"]},
    {"category":"Desk","technologies":["React","TypeScript","PDF.js"]}
  ]$t$,
  $t$[
    {"label":"Time to a bid decision","value":"1.5 days","description":"From publication to go or no-go, down from nine."},
    {"label":"Obligations found","value":"99.1%","description":"On twenty past tenders with a manually prepared list."},
    {"label":"Bids answered","value":"+60%","description":"Same team, first full year."}
  ]$t$,
  $t${"quote":"We spend our time on the bids we can win, and I can verify any line in seconds.","author":"Meher Irani","position":"Head of Tendering","company":"Setu Infra"}$t$,
  '9 weeks', '3 people', 'published', '2025-12-03T10:00:00+05:30', '2025-12-03T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000014', 'payment-reminders-that-listen', $t$Payment reminders that listen$t$, $t$Mudra Microfinance$t$, '/media/clients/mudra-microfinance.svg', 'Finance', 'ai-calling', 'ai',
  $t$Two thirds of promised payments were not made. Calls that offer a new date within the lender’s limits raised the share of payments made from 34% to 58% in a pilot.$t$,
  $t$Mudra places 80,000 reminder calls a month, and two thirds of the promised payments were not made. The script left no room for an answer, so borrowers stopped picking up.

The lender’s policy allows calls between 8 a.m. and 7 p.m. only and lets borrowers request a recording.$t$,
  $t$The agent asks one question and then listens. It can move a date by up to ten days or pass the case to a colleague. The compliance team sets these limits in a table.

New versions are compared with 900 recorded conversations. A reviewer listens to all calls in which a borrower sounded distressed.$t$,
  '/media/projects/payment-reminders-that-listen-1.webp', $t$A reminder call whose voice leaps over a calendar, from the day the payment was due to the new date agreed, Tuesday the fifteenth.$t$,
  $t$[
    {"url":"/media/projects/payment-reminders-that-listen-2.webp","alt":"A printed policy sheet with the limits of the calling agent, stamped and signed by compliance, which owns the table."},
    {"url":"/media/projects/payment-reminders-that-listen-3.webp","alt":"Beside a marigold garland, a phone with the confirmation message: the new date and a link to the recording of the call."},
    {"url":"/media/projects/payment-reminders-that-listen-4.webp","alt":"Promises kept by week as two stairs: the pilot group climbs to 58 percent while the control group stays at 34."}
  ]$t$, null,
  array[$t$TypeScript$t$, $t$LiveKit$t$, $t$Whisper$t$, $t$PostgreSQL$t$, $t$SIP$t$],
  array[
    $t$New dates within limits set by compliance.$t$,
    $t$Calls in the permitted hours of the borrower’s region.$t$,
    $t$Recording available to the borrower by text message.$t$,
    $t$Review of calls with signs of distress.$t$,
    $t$Comparison of promises with actual repayments.$t$
  ],
  array[
    $t$Reviewed the script with borrowers in two branches.$t$,
    $t$Defined the limits together with compliance.$t$,
    $t$Piloted with 500 accounts and a control group.$t$,
    $t$Measured payments made rather than calls placed.$t$
  ],
  $t$[
    {"category":"Telephony","technologies":["SIP","LiveKit"]},
    {"category":"Speech","technologies":["Whisper","Piper"]},
    {"category":"Ledger access","technologies":["PostgreSQL","Debezium"]}
  ]$t$,
  $t$[
    {"label":"Promised payments made","value":"58%","description":"Pilot group of 500 accounts, compared with 34% in the control group."},
    {"label":"Complaints per 9,000 calls","value":"1","description":"Calls in the pilot, all reviewed."},
    {"label":"Calls passed to a colleague","value":"12%","description":"Share of conversations, by rule or on request."}
  ]$t$,
  $t${"quote":"Borrowers have started to call us back, which is a big improvement for both sides.","author":"Shabnam Qureshi","position":"Head of Collections","company":"Mudra Microfinance"}$t$,
  '7 weeks', '3 people', 'draft', null, '2026-10-27T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000015', 'monsoon-run-live-ops', $t$Monsoon Run: a new race course in half a day$t$, $t$Tidepool Games$t$, '/media/clients/tidepool-games.svg', 'Gaming', 'game-development', 'other',
  $t$Players finished race courses faster than the studio could draw them. A river model now builds a new course in half a day, run by a live team of three.$t$,
  $t$Tidepool had a prototype that players loved for twenty minutes. Courses were drawn manually and took nine days, while players finished them much faster.

The water was the main attraction and the main cost. The prototype calculated it on the graphics chip and used up the battery of a mid-range phone in 70 minutes.$t$,
  $t$Courses are now generated from a river model. A designer draws the banks and chooses the rainfall, and the model adds the current. A bot then races the course 200 times to confirm it can be won.

We rebuilt the water with a lighter technique that looked the same to players in a blind comparison and uses a third of the power.

The live team plans courses and prizes in a calendar, with a preview of what players will see on a given day.$t$,
  '/media/projects/monsoon-run-live-ops-1.webp', $t$A block of low-poly land with a river in an editor: banks with handles, arrows of current, rain from a cloud, and sliders.$t$,
  $t$[
    {"url":"/media/projects/monsoon-run-live-ops-2.webp","alt":"A phone in landscape with a boat race in the rain: your boat is third of six, beside the pale ghost of your best run."},
    {"url":"/media/projects/monsoon-run-live-ops-3.webp","alt":"A live calendar of a game: the tide as a curve over ten days, bars for rivers, boats, prizes and cups, and what a player sees on Thursday."},
    {"url":"/media/projects/monsoon-run-live-ops-4.webp","alt":"A river from above as a weekly ranking: six boats before the finish, each as far behind the first as its ghost time says, yours third."}
  ]$t$, null,
  array[$t$Unity$t$, $t$C#$t$, $t$HLSL$t$, $t$Go$t$, $t$Nakama$t$, $t$BigQuery$t$],
  array[
    $t$River model that turns rainfall into a playable course.$t$,
    $t$Bot that confirms a course can be won.$t$,
    $t$Water at 60 frames per second on phones from 2019.$t$,
    $t$Live calendar with a day-by-day preview.$t$,
    $t$Races against the recorded runs of friends, at 4 kB per run.$t$,
    $t$Server check of results for fair rankings.$t$
  ],
  array[
    $t$Measured heat and power first, then frame rate.$t$,
    $t$Gave the level designers a working tool in week three.$t$,
    $t$Launched in two countries with daily tuning.$t$,
    $t$Trained the live team on a practice season.$t$
  ],
  $t$[
    {"category":"Client","technologies":["Unity","C#","HLSL"]},
    {"category":"Server","technologies":["Go","Nakama"]},
    {"category":"Live operations","technologies":["BigQuery","Looker"]}
  ]$t$,
  $t$[
    {"label":"Time to build a course","value":"0.5 days","description":"Designer time from sketch to approval, down from nine days."},
    {"label":"Battery life in play","value":"3.6 h","description":"On the reference phone at half brightness."},
    {"label":"Players back on day 30","value":"19%","description":"Soft launch, both countries."}
  ]$t$,
  $t${"quote":"Players get a new river every Thursday, and my team goes home on time.","author":"Nadia Fernandes","position":"Creative Director","company":"Tidepool Games"}$t$,
  '20 weeks', '4 people', 'published', '2025-06-10T10:00:00+05:30', '2025-06-10T10:00:00+05:30')
on conflict do nothing;

-- Blog posts: four published, one draft, one scheduled for 2030. Reading time is words / 200, rounded up.

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000001', 'test-an-agent-before-you-trust-it', $t$Test an agent before you trust it$t$,
  $t$A demo shows that an AI agent can succeed. A set of 200 test cases shows how often it does, and helps you launch with confidence.$t$,
  $t$<p>A good set of test cases is the cheapest insurance you can buy for an AI project. It takes between four and eight days to build, lets you compare suppliers on the same terms and shows when an agent is ready to save your team real time. In our projects it is also the part that clients keep using longest.</p>
<p>A successful demo is no substitute. Demo questions are usually written by the team that wrote the instructions, about the documents they already know. The agent may be excellent, but you have no evidence yet.</p>
<h2>Start with your difficult cases</h2>
<p>The best cases come from your archive. Collect complaints and reopened tickets from the past year, because they show where the work is hard. We aim for 200 cases: 120 ordinary ones chosen at random and 80 difficult ones picked by the people who do the work.</p>
<p>For a single case we write down three things:</p>
<ul><li>the input, exactly as it arrived, including typos and poor scans;</li><li>the facts a correct result must contain, as short statements;</li><li>the things a result must never contain, because they would cost money or trust.</li></ul>
<p>The third list is short but has the greatest weight. Booking the wrong clinic is inconvenient. Giving medical advice is unacceptable, and an average score would hide it.</p>
<h2>Score outcomes, then look at paths</h2>
<p>We check the state of your systems after the run. Was the appointment booked? Does the posting balance? Is the quotation really on that page? Where a statement needs judgment, a second model scores it and a reviewer checks a tenth of those scores. If the two disagree in more than one case in twenty, we rewrite the statement.</p>
<pre><code>case: "night-0417"
input: calls/0417.wav
must:
  - appointment.department == "orthopedics"
  - appointment.start &lt; call.end + 48h
never:
  - says(diagnosis)
  - asks(payment_card)
runs: 5</code></pre>
<p>The last line matters. Language models vary, so we run a case five times and expect five good results. An agent that passes 90% of single runs can pass as few as 60% of cases under this rule. The second figure is closer to the experience of your customers.</p>
<h2>Agree on targets</h2>
<p>We agree on three numbers with the project owner in advance: the shares of correct results, handovers and errors. Together they add up to 100%. This conversation takes an hour and saves months. A handover rate of 30% can be an excellent result, while an error rate of 2% can be too high.</p>
<blockquote>An agent that hands over a doubtful case is doing its job.</blockquote>
<h2>Keep it running</h2>
<p>Run the cases whenever the instructions or the model change, and once a night with production settings. Add new incidents within two working days. Over a year, the collection grows to around 500 cases. At that point you can judge a new model in an afternoon and benefit from better or cheaper ones as soon as they appear.</p>
<p>You can start small. Twenty complaints and a text file already show more than another demo, and they help you ask better questions in the next supplier meeting.</p>$t$,
  $t${"name":"Ananya Iyer","bio":"Leads applied AI at the studio."}$t$, 'AI & Machine Learning', array[$t$AI agents$t$, $t$Evaluation$t$, $t$Testing$t$], 3, '2026-10-13T09:00:00+05:30', 'published', '2026-10-13T09:00:00+05:30', '2026-10-13T09:00:00+05:30')
on conflict do nothing;

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000002', 'offline-is-a-data-model', $t$Offline is a data model, not a feature$t$,
  $t$Offline support added at the end can double the cost of an app. Four decisions in the first week keep it affordable and make the app faster.$t$,
  $t$<p>If your team works in elevator shafts or warehouses, offline access saves them hours a week. It is also affordable, as long as you plan it from the start. I have seen projects where the request came in week nine, and by then most screens had to be written again. These are the four decisions I now ask clients for in the first week.</p>
<h2>Decide who can change a record</h2>
<p>Most conflicts that people worry about can’t happen. An inspection belongs to one engineer until it is finished. A ticket is used at one gate at a time. If a record has a single writer, syncing is simply copying. Draw a table with records in the rows and roles in the columns, and mark who can edit. Only cells with two writers need a merge rule, and most apps have fewer than five of them.</p>
<h2>Record events instead of results</h2>
<p>A phone that sends <code>status = “delivered”</code> only reports the result. I prefer an event with a number and a time, because it keeps the history:</p>
<pre><code>{
  "id": "r-118:000482",
  "kind": "parcel.delivered",
  "parcel": "KX-20931",
  "at": "2026-06-18T14:02:11+05:30",
  "clockOffsetMs": -1840,
  "position": [19.0748, 72.8856, 35]
}</code></pre>
<p>The number makes a repeated message harmless and reveals a missing one. The offset to server time was measured at the last contact, so a phone with an incorrect clock can be adjusted later. Phone and server can both calculate the current state from the same events.</p>
<h2>Show the age of information</h2>
<p>Users accept older information if the app tells them its age. A line such as “sailings as of 14:20” takes an hour to build and greatly reduces support calls. Decide with your client how long a type of record stays useful. A rider’s position is out of date after 45 seconds, while a price list is good for a day.</p>
<h2>Plan the first ten minutes back online</h2>
<p>Coming back online is the busy moment. Forty phones reach the same cell tower at the jetty, and all of them have an hour of data to send. Three rules have worked well for me.</p>
<ul><li>Send small and important data first, such as payments and signatures. Photos can wait for better coverage.</li><li>Keep batches below 64 kB and resumable, so an interrupted connection costs seconds.</li><li>Wait for a random time of up to 30 seconds, which keeps the server fast for all users.</li></ul>
<h2>How to test it</h2>
<p>Airplane mode is the easy case, because the phone knows about it. A network that accepts a connection and then stays silent is harder. We run our checks behind a proxy that delays and repeats messages at random, and we leave a real phone in a steel cabinet overnight.</p>
<blockquote>An app designed for a poor network is fast on a good one.</blockquote>
<p>With these four decisions in place, offline support is part of the normal design. Your users gain an app with immediate responses, and you avoid paying for the same screens twice.</p>$t$,
  $t${"name":"Vikram Sethi","bio":"Builds mobile apps and databases."}$t$, 'Mobile Development', array[$t$Offline first$t$, $t$Sync$t$, $t$Mobile$t$], 3, '2026-08-04T09:00:00+05:30', 'published', '2026-08-04T09:00:00+05:30', '2026-08-04T09:00:00+05:30')
on conflict do nothing;

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000003', 'tenant-separation-in-an-afternoon', $t$Tenant separation you can test in an afternoon$t$,
  $t$Show enterprise buyers that their data is separate. One database rule and a four-minute check answer the security review and help prevent leaks.$t$,
  $t$<p>Enterprise customers ask one question in almost any security review: how do you keep our data apart from that of your other customers? A supplier who can answer with a demonstration closes the deal faster than one who answers with a policy document. The method below takes an afternoon to set up and provides that demonstration.</p>
<p>In many products, separation depends on developers remembering to filter by customer in any query they write. It is more reliable, and in the long run cheaper, to let the database do it.</p>
<h2>Move the rule into the database</h2>
<p>PostgreSQL can refuse a row on its own. One policy per table is enough, and it is short enough to show to an auditor:</p>
<pre><code>alter table invoices enable row level security;
alter table invoices force row level security;

create policy own_rows on invoices
  using (tenant_id = (select app.current_tenant()))
  with check (tenant_id = (select app.current_tenant()));</code></pre>
<p>Three details deserve attention. <code>force</code> applies the policy to the table’s owner as well, which is often the role used by migrations and jobs. <code>with check</code> covers writing as well as reading. Finally, the function is wrapped in a <code>select</code>, so the planner calls it once for the statement and not for a million rows.</p>
<h2>Where the tenant comes from</h2>
<p>Set the tenant at the start of a transaction, and take it from a verified token. With a connection pool, use <code>set local</code>, because a plain <code>set</code> survives the transaction and would apply to the next customer. If the value is missing, the function should raise an error, since an empty result could go unnoticed for weeks.</p>
<h2>Now try to break it</h2>
<p>The check needs no knowledge of your application. It asks the catalog for all tables and behaves like a customer looking for other people’s data:</p>
<ul><li>create two tenants with the same sample data;</li><li>as the first tenant, read all tables and expect no row of the second;</li><li>update and delete by the identifiers of the second tenant, and expect zero rows;</li><li>insert a row with the identifier of the second tenant, and expect an error;</li><li>repeat this through the views and functions the application can call.</li></ul>
<p>If a developer adds a table with no policy, the build stops. Tables meant to be shared, such as a list of countries, go on a short list with a comment that gives the reason.</p>
<h2>What it costs</h2>
<p>As a guide, expect an increase of about 3% for a typical query once the policy column leads the index. Queries that join across tenants can slow down considerably. Those are worth examining anyway, because most of them should never have crossed that line.</p>
<blockquote>A four-minute automated check is the most convincing answer to a security questionnaire.</blockquote>
<h2>What it does not solve</h2>
<p>Row policies don’t cover caches, search indexes, exports or log files. They need the tenant in their key, and the same loop can check them. Backups deserve a drill of their own: practice restoring one customer separately, so that you can offer it as part of your service.</p>
<p>You can begin with the loop even if you have no policies yet. Its first report is a complete list of tables to work through, and your sales team can tell the next prospect that the work is under way.</p>$t$,
  $t${"name":"Ines Carvalho","bio":"Builds billing systems and databases."}$t$, 'SaaS', array[$t$PostgreSQL$t$, $t$Security$t$, $t$Multi-tenant$t$], 3, '2026-05-26T09:00:00+05:30', 'published', '2026-05-26T09:00:00+05:30', '2026-05-26T09:00:00+05:30')
on conflict do nothing;

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000004', 'what-a-dispatch-desk-taught-us', $t$What a dispatch desk teaches about stale data$t$,
  $t$A worked example: three shifts at a dispatch desk turn a request for a faster map into a plan that improves deliveries at a lower cost.$t$,
  $t$Three days of observation can save months of development. To show how, this post follows one worked example from request to plan. The figures are chosen for illustration, and the steps are the ones we use with clients.

Imagine a courier with 1,200 riders. It asks for a faster map. The current map refreshes every 90 seconds, and the tender asks for a refresh every second. A supplier could simply quote a price. We would agree on the goal, which is fewer late deliveries, and ask for three shifts with the dispatchers first.

The first shift is quiet. A dispatcher keeps one eye on the map and the other on two chat windows. A rider stops moving, and for several minutes the dispatcher does nothing. The reason turns out to be simple: half of all riders who stop are in an elevator, and most others call within five minutes. What helps here is the age of the information, because on the current map a rider with no signal looks exactly like a rider who is waiting. A faster refresh would not change that.

The second shift is an evening with heavy rain. Problems come in faster than anyone can read them, sorted by time of arrival. The newest is at the top, and the most urgent one is on the second page. Several colleagues work hard on deliveries with an hour to spare, while two others run late. The team is quick, but the list gives them the wrong order.

On the third shift we visit payroll. The events that move riders on the map also decide how much they earn, and the two departments keep different copies. A rider who is reassigned loses the kilometers already driven. Riders know this, so they ignore reassignments, and the desk has learned to phone them first. A faster map would only produce more reassignments that riders decline.

The new plan therefore has a different order. First comes one event log for both departments, with numbers assigned on the phone so that late messages can be sorted. Second is a list ordered by the minutes left to the promised time. Third is a simple visual rule that shows positions older than 45 seconds as an empty ring. The faster map comes fourth, and since the rest is in place by then, it takes nine days.

What can the courier expect? Disputes about pay should fall first, because riders are paid for what they drive. Once they trust the system, they accept reassignments, and phone calls decrease. Late deliveries follow with some delay. We would track all three figures from the first week, so the client can see the benefit grow and decide when to extend the system to the next city.

There are a few practical points to plan for. Recorded data from an old system is often thinned out, so a load test should assume several times the recorded volume. Colors alone are not enough, since some dispatchers have reduced color vision, and a thicker outline helps everyone. Chat windows are part of the work as well. If the new screen leaves them out, people open them on their phones, so it is better to include them and attach the messages to a job.

You can use this approach for any system that promises information in real time. Spend a few shifts with the people who will use it and write down what they do while they are waiting. Ask them which information would shorten the wait. The answer is often simpler than the one in the tender, and it costs less to build. It also gives you a clear measure of success to agree on with your supplier, such as late deliveries per week, and that measure is far more useful than the refresh rate of a map.$t$,
  $t${"name":"Neil D’Souza","bio":"Leads delivery and client workshops."}$t$, 'Case Studies', array[$t$Logistics$t$, $t$Real time$t$, $t$Product design$t$], 4, '2026-02-17T09:00:00+05:30', 'published', '2026-02-17T09:00:00+05:30', '2026-02-17T09:00:00+05:30')
on conflict do nothing;

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000005', 'a-page-weight-budget-that-survives', $t$A page-weight budget that lasts beyond the first quarter$t$,
  $t$Fast pages sell more, and a budget keeps them fast when it has an owner. Notes for a talk, to be turned into an article.$t$,
  $t$<p>Working title. The argument: a budget keeps pages fast if the build enforces it, and people accept it if they can fix a finding on the same day.</p>
<h2>Points to cover</h2>
<ul><li>Measure the first visit with an empty cache, on a phone that costs less than 150 dollars.</li><li>Divide the budget between marketing tags and product code, with an owner for each.</li><li>Trade instead of adding: a new script replaces an old one.</li></ul>
<p>Still to add: a chart of sales by loading time, and permission to use the tag manager example.</p>$t$,
  $t${"name":"Vikram Sethi","bio":"Builds mobile apps and databases."}$t$, 'Web Development', array[$t$Performance$t$, $t$Web$t$], 1, '2026-10-29T09:00:00+05:30', 'draft', null, '2026-10-29T09:00:00+05:30')
on conflict do nothing;

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000006', 'what-we-got-wrong-about-voice', $t$What we got wrong about voice interfaces$t$,
  $t$Five predictions about AI voice agents from 2026, published on the date we promised, with an honest score for each of them.$t$,
  $t$<p>In the fall of 2026 five of us wrote down what we expected of voice agents by the end of the decade. We scheduled this post on the same day, so the predictions could not be changed later.</p>
<h2>The five predictions</h2>
<ul><li>Callers will prefer an agent for anything that takes less than two minutes.</li><li>Agents will understand mixed-language speech in the ten largest languages, and in few others.</li><li>A minute of conversation will cost less than the phone line that carries it.</li><li>Regulators will ask for complete logs earlier than for explanations.</li><li>The best products will say less from year to year.</li></ul>
<p>We will add the results below on the day of publication.</p>
<blockquote>Predictions help most when you write them down and check them later.</blockquote>$t$,
  $t${"name":"Ananya Iyer","bio":"Leads applied AI at the studio."}$t$, 'Tech Trends', array[$t$Voice$t$, $t$Predictions$t$], 1, '2030-01-15T09:00:00+05:30', 'published', '2030-01-15T09:00:00+05:30', '2026-10-30T09:00:00+05:30')
on conflict do nothing;

alter table public.portfolios alter column is_sample set default false;
alter table public.blogs alter column is_sample set default false;
