CREATE TABLE "customer_search" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"variants" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "addresses_phone";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The program order-search.sql fills it anew, with folded words.
DELETE FROM "order_search";--> statement-breakpoint
ALTER TABLE "order_search" ADD COLUMN "variants" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_search" ADD CONSTRAINT "customer_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_search_words" ON "customer_search" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_search_variants" ON "customer_search" USING gin ("variants") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_tags" ON "products" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "order_search_variants" ON "order_search" USING gin ("variants") WITH (fastupdate=false);