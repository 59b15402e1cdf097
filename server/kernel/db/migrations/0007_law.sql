CREATE TABLE "legal_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"in_force_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_versions_number" UNIQUE("page_id","number")
);
--> statement-breakpoint
CREATE TABLE "tax_certificates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"country_code" text NOT NULL,
	"region" text NOT NULL,
	"reason" text NOT NULL,
	"other" text NOT NULL,
	"number" text NOT NULL,
	"file_id" bigint NOT NULL,
	"ends_on" date,
	"decision" text DEFAULT 'submitted' NOT NULL,
	"decision_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_certificates_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "tax_certificates_reason" CHECK ("tax_certificates"."reason" in ('resale', 'exempt_organization', 'other')),
	CONSTRAINT "tax_certificates_other" CHECK (("tax_certificates"."reason" = 'other') = ("tax_certificates"."other" <> '')),
	CONSTRAINT "tax_certificates_decision" CHECK ("tax_certificates"."decision" in ('submitted', 'approved', 'refused', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "forum_legal_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_legal_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint,
	"address" text NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"explanation" text NOT NULL,
	"is_child_abuse" boolean NOT NULL,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decision_id" bigint,
	CONSTRAINT "forum_legal_reports_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "order_legal_versions" (
	"order_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	CONSTRAINT "order_legal_versions_order_id_version_id_pk" PRIMARY KEY("order_id","version_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "eu_responsible" text[];--> statement-breakpoint
ALTER TABLE "forum_log" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "forum_log" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_certificate_id" bigint;--> statement-breakpoint
ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_certificates" ADD CONSTRAINT "tax_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_certificates" ADD CONSTRAINT "tax_certificates_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tax_certificates" ADD CONSTRAINT "tax_certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_legal_reports" ADD CONSTRAINT "forum_legal_reports_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_legal_reports" ADD CONSTRAINT "forum_legal_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_legal_reports" ADD CONSTRAINT "forum_legal_reports_decision_id_forum_log_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."forum_log"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_legal_versions" ADD CONSTRAINT "order_legal_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_legal_versions" ADD CONSTRAINT "order_legal_versions_version_id_legal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."legal_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_certificates_user" ON "tax_certificates" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tax_certificates_country" ON "tax_certificates" USING btree ("country_code");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_certificates_submitted" ON "tax_certificates" USING btree ("user_id","country_code","region") WHERE "tax_certificates"."decision" = 'submitted';--> statement-breakpoint
CREATE INDEX "forum_legal_reports_open" ON "forum_legal_reports" USING btree ("post_id") WHERE "forum_legal_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "forum_legal_reports_post" ON "forum_legal_reports" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "forum_legal_reports_user" ON "forum_legal_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_legal_reports_decision" ON "forum_legal_reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "order_legal_versions_version" ON "order_legal_versions" USING btree ("version_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_certificate_id_tax_certificates_id_fk" FOREIGN KEY ("tax_certificate_id") REFERENCES "public"."tax_certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_tax_certificate" ON "orders" USING btree ("tax_certificate_id") WHERE "orders"."tax_certificate_id" is not null;--> statement-breakpoint
ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_ground" CHECK ("forum_log"."ground" in ('rules', 'law'));