ALTER TABLE "promotions" ALTER COLUMN "basis_points" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "amount_cents" bigint;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "product_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "country_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "first_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_amount" CHECK ("promotions"."amount_cents" > 0);--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_one_way" CHECK (num_nonnulls("promotions"."basis_points", "promotions"."amount_cents") = 1);