CREATE TABLE "accounting_chunks" (
	"export_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "accounting_chunks_export_id_seq_pk" PRIMARY KEY("export_id","seq")
);
--> statement-breakpoint
CREATE TABLE "accounting_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" bigint,
	"papers" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	CONSTRAINT "accounting_exports_state" CHECK ("accounting_exports"."state" in ('making', 'done', 'failed')),
	CONSTRAINT "accounting_exports_days" CHECK ("accounting_exports"."from_day" <= "accounting_exports"."to_day"),
	CONSTRAINT "accounting_exports_counts" CHECK ("accounting_exports"."papers" >= 0 and "accounting_exports"."done" >= 0 and "accounting_exports"."size" >= 0)
);
--> statement-breakpoint
ALTER TABLE "promotions" DROP CONSTRAINT "promotions_one_way";--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD COLUMN "shipping_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "members_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "free_shipping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "buy_count" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "free_count" integer;--> statement-breakpoint
ALTER TABLE "accounting_chunks" ADD CONSTRAINT "accounting_chunks_export_id_accounting_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."accounting_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_exports" ADD CONSTRAINT "accounting_exports_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounting_exports_made_by" ON "accounting_exports" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "accounting_exports_open" ON "accounting_exports" USING btree ("id") WHERE "accounting_exports"."state" = 'making';--> statement-breakpoint
CREATE INDEX "documents_issued" ON "documents" USING btree ("issued_at");--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_pieces" CHECK (num_nonnulls("promotions"."buy_count", "promotions"."free_count") <> 1 and "promotions"."buy_count" between 1 and 20 and "promotions"."free_count" between 1 and 20);--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_one_way" CHECK (num_nonnulls("promotions"."basis_points", "promotions"."amount_cents", "promotions"."buy_count") + "promotions"."free_shipping"::integer = 1);