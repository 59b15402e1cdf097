CREATE TABLE "exchange_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"rate" bigint NOT NULL,
	"valid_on" date NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "exchange_rates_day" UNIQUE("currency","valid_on"),
	CONSTRAINT "exchange_rates_currency" CHECK ("exchange_rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "exchange_rates_rate" CHECK ("exchange_rates"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "tax_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"region" text,
	"title" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"rate" integer NOT NULL,
	"taxes_delivery" boolean DEFAULT true NOT NULL,
	"replaces_national" boolean DEFAULT false NOT NULL,
	"covers_eu" boolean DEFAULT false NOT NULL,
	"limit_amount" integer,
	"limit_currency" text,
	"limit_scope" text DEFAULT 'consignment' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"local_rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "tax_registrations_rate" CHECK ("tax_registrations"."rate" between 0 and 1000000),
	CONSTRAINT "tax_registrations_limit" CHECK (num_nonnulls("tax_registrations"."limit_amount", "tax_registrations"."limit_currency") in (0, 2) and "tax_registrations"."limit_amount" > 0),
	CONSTRAINT "tax_registrations_scope" CHECK ("tax_registrations"."limit_scope" in ('consignment', 'item')),
	CONSTRAINT "tax_registrations_days" CHECK ("tax_registrations"."starts_on" <= "tax_registrations"."ends_on"),
	CONSTRAINT "tax_registrations_region" CHECK ("tax_registrations"."region" is not null or not "tax_registrations"."replaces_national")
);
--> statement-breakpoint
CREATE TABLE "tax_day_rates" (
	"day" date NOT NULL,
	"country_id" integer NOT NULL,
	"region" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"rate" integer NOT NULL,
	"base_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	CONSTRAINT "tax_day_rates_day_country_id_region_kind_title_jurisdiction_rate_pk" PRIMARY KEY("day","country_id","region","kind","title","jurisdiction","rate"),
	CONSTRAINT "tax_day_rates_kind" CHECK ("tax_day_rates"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "tax_day_rates_amounts" CHECK ("tax_day_rates"."base_cents" >= 0 and "tax_day_rates"."tax_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tax_days" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_days" DROP CONSTRAINT "tax_days_day_country_id_kind_pk";--> statement-breakpoint
ALTER TABLE "countries" ALTER COLUMN "position" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "countries" ALTER COLUMN "tax_basis_points" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "tax_days" ADD CONSTRAINT "tax_days_day_country_id_region_kind_pk" PRIMARY KEY("day","country_id","region","kind");--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_edits" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD CONSTRAINT "tax_registrations_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tax_day_rates" ADD CONSTRAINT "tax_day_rates_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_registrations_country" ON "tax_registrations" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "tax_day_rates_country" ON "tax_day_rates" USING btree ("country_id");--> statement-breakpoint
INSERT INTO "tax_registrations" ("id", "country_code", "title", "rate", "starts_on")
SELECT lower("code"), "code", "tax_title", "tax_basis_points" * 100, '2000-01-01' FROM "countries" WHERE "tax_basis_points" > 0;--> statement-breakpoint
-- Orders of earlier versions stored the sum of their tax only; it is split by the amounts that it was calculated from.
WITH parts AS (
  SELECT l.order_id, l.position, CASE WHEN l.product_id = 5000124 THEN 0 ELSE l.total_cents - l.discount_cents END AS base
  FROM order_lines l
), sums AS (
  SELECT o.id, o.tax_cents, o.tax_title, c.title AS jurisdiction, c.tax_basis_points * 100 AS rate,
    (SELECT sum(base) FROM parts p WHERE p.order_id = o.id) + o.shipping_cents + o.assembly_cents AS base
  FROM orders o JOIN countries c ON c.id = o.country_id WHERE o.tax_cents > 0
)
UPDATE order_lines l SET taxes = jsonb_build_array(jsonb_build_object('title', s.tax_title, 'jurisdiction', s.jurisdiction,
  'rate', s.rate, 'base', p.base, 'tax', floor(s.tax_cents * p.base / s.base)::bigint))
FROM parts p JOIN sums s ON s.id = p.order_id
WHERE l.order_id = p.order_id AND l.position = p.position AND p.base > 0 AND s.base > 0;--> statement-breakpoint
UPDATE orders o SET delivery_taxes = jsonb_build_array(jsonb_build_object('title', o.tax_title, 'jurisdiction', c.title,
  'rate', c.tax_basis_points * 100, 'base', o.shipping_cents + o.assembly_cents, 'tax', o.tax_cents
    - coalesce((SELECT sum((l.taxes -> 0 ->> 'tax')::bigint) FROM order_lines l WHERE l.order_id = o.id), 0)))
FROM countries c WHERE c.id = o.country_id AND o.tax_cents > 0;--> statement-breakpoint
UPDATE pending_edits e SET taxes = jsonb_build_array(jsonb_build_object('title', o.tax_title, 'jurisdiction', c.title,
  'rate', c.tax_basis_points * 100, 'base', e.net_cents, 'tax', e.tax_cents))
FROM orders o JOIN countries c ON c.id = o.country_id WHERE o.id = e.order_id AND e.tax_cents > 0;
--> statement-breakpoint
DELETE FROM tax_days;--> statement-breakpoint
INSERT INTO tax_days (day, country_id, region, kind, papers, net_cents, tax_cents)
SELECT (d.content ->> 'issued_on')::date, o.country_id,
  CASE WHEN c.code IN ('CA', 'US') THEN coalesce(o.shipping_address ->> 'region', '') ELSE '' END, d.kind, count(*),
  sum((d.content -> 'amounts' ->> 'net')::bigint), sum((d.content -> 'amounts' ->> 'tax')::bigint)
FROM documents d JOIN orders o ON o.id = d.order_id JOIN countries c ON c.id = o.country_id GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO tax_day_rates (day, country_id, region, kind, title, jurisdiction, rate, base_cents, tax_cents)
SELECT (d.content ->> 'issued_on')::date, o.country_id,
  CASE WHEN c.code IN ('CA', 'US') THEN coalesce(o.shipping_address ->> 'region', '') ELSE '' END, d.kind,
  d.content -> 'amounts' ->> 'tax_title', c.title, coalesce((d.content -> 'amounts' ->> 'tax_basis_points')::int, 0) * 100,
  sum((d.content -> 'amounts' ->> 'net')::bigint), sum((d.content -> 'amounts' ->> 'tax')::bigint)
FROM documents d JOIN orders o ON o.id = d.order_id JOIN countries c ON c.id = o.country_id
WHERE (d.content -> 'amounts' ->> 'tax')::bigint > 0 GROUP BY 1, 2, 3, 4, 5, 6, 7;
