CREATE TABLE "customer_segments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_segments_name" ON "customer_segments" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "orders_buyers" ON "orders" USING btree ("user_id","created_at","paid_cents","credit_cents","country_id") WHERE "orders"."paid_at" is not null and "orders"."user_id" is not null;