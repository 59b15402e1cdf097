CREATE TABLE "bike_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bike_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bike_id" integer NOT NULL,
	"was" jsonb NOT NULL,
	"became" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"undoes" bigint,
	"request_key" text NOT NULL,
	CONSTRAINT "bike_edits_request" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "price_change_lines" DROP CONSTRAINT "price_change_lines_amounts";--> statement-breakpoint
ALTER TABLE "price_change_lines" DROP CONSTRAINT "price_change_lines_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "colors" ADD COLUMN "withheld" jsonb;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "withheld" jsonb;--> statement-breakpoint
ALTER TABLE "bike_edits" ADD CONSTRAINT "bike_edits_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bike_edits" ADD CONSTRAINT "bike_edits_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bike_edits_bike" ON "bike_edits" USING btree ("bike_id","id");--> statement-breakpoint
CREATE INDEX "bike_edits_made_by" ON "bike_edits" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "bike_edits_due" ON "bike_edits" USING btree ("starts_at") WHERE "bike_edits"."applied_at" is null and "bike_edits"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "price_change_lines" ADD CONSTRAINT "price_change_lines_amounts" CHECK ("price_change_lines"."old_cents" >= 0 and "price_change_lines"."new_cents" >= 0 or "price_change_lines"."variant" like 'part-%');