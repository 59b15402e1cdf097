ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_one_of_a_kind";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "load_limit_g" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "volume_l" real;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "needs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warnings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_one_of_a_kind" UNIQUE NULLS NOT DISTINCT("user_id","product_id","build_key","order_bike_id","amount_cents","variant");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant" CHECK ("cart_lines"."variant" is null or "cart_lines"."build" is null);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_loads" CHECK ("products"."load_limit_g" > 0 and "products"."volume_l" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gtin" CHECK ("products"."gtin" ~ '^[0-9]{13}$');