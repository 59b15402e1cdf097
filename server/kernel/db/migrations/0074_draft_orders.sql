CREATE TABLE "draft_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_key" text NOT NULL,
	"email" text NOT NULL,
	"country_id" integer NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"promo_code" text,
	"title" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sends" integer DEFAULT 1 NOT NULL,
	"canceled_at" timestamp with time zone,
	"order_id" bigint,
	"made_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_orders_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "draft_orders_amounts" CHECK ("draft_orders"."total_cents" >= 0 and "draft_orders"."sends" >= 0)
);
--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_order" ON "draft_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "draft_orders_country" ON "draft_orders" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "draft_orders_made_by" ON "draft_orders" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "draft_orders_email" ON "draft_orders" USING btree (lower("email"));