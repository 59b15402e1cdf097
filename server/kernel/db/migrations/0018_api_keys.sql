CREATE TABLE "api_key_uses" (
	"key_id" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"ip_ranges" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone,
	"key_hash" text,
	"hint" text,
	"made_by" bigint,
	"made_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_keys_made" CHECK (("api_keys"."key_hash" is null) = ("api_keys"."made_at" is null))
);
--> statement-breakpoint
CREATE TABLE "key_authors" (
	"source" text NOT NULL,
	"row_id" text NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "key_authors_source_row_id_pk" PRIMARY KEY("source","row_id")
);
--> statement-breakpoint
CREATE TABLE "row_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "row_changes_list" CHECK ("row_changes"."list" in ('orders', 'customers', 'products', 'stock', 'tickets', 'refunds', 'payouts'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "api_key_uses" ADD CONSTRAINT "api_key_uses_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_authors" ADD CONSTRAINT "key_authors_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_authors_key" ON "key_authors" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "api_keys_made_by" ON "api_keys" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "row_changes_order" ON "row_changes" USING btree ("list","at","id");--> statement-breakpoint
CREATE INDEX "row_changes_entry" ON "row_changes" USING btree ("list","key","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_key" ON "audit_entries" USING btree ("key_id","at","id") WHERE "audit_entries"."key_id" is not null;--> statement-breakpoint
INSERT INTO "row_changes" ("list", "key", "at")
SELECT 'orders', "number", "created_at" FROM "orders"
UNION ALL SELECT 'customers', "public_id", "created_at" FROM "users"
UNION ALL SELECT 'products', "id"::text, now() FROM "products"
UNION ALL SELECT 'stock', "sku", now() FROM "stock_items"
UNION ALL SELECT 'tickets', "number", "updated_at" FROM "tickets"
UNION ALL SELECT 'refunds', "id"::text, coalesce("finished_at", "created_at") FROM "refunds"
UNION ALL SELECT 'payouts', "day"::text, "day" FROM (
	SELECT ("captured_at" AT TIME ZONE 'UTC')::date AS "day" FROM "payments"
	UNION SELECT ("finished_at" AT TIME ZONE 'UTC')::date FROM "refunds"
	UNION SELECT ("closed_at" AT TIME ZONE 'UTC')::date FROM "disputes"
	UNION SELECT ("at" AT TIME ZONE 'UTC')::date FROM "ledger_transfers"
) "days" WHERE "day" IS NOT NULL
ORDER BY 3;
