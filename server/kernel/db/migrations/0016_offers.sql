ALTER TABLE "promotions" DROP CONSTRAINT "promotions_one_way";--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD COLUMN "shipping_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "members_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "free_shipping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "buy_count" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "free_count" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_pieces" CHECK (num_nonnulls("promotions"."buy_count", "promotions"."free_count") <> 1 and "promotions"."buy_count" between 1 and 20 and "promotions"."free_count" between 1 and 20);--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_one_way" CHECK (num_nonnulls("promotions"."basis_points", "promotions"."amount_cents", "promotions"."buy_count") + "promotions"."free_shipping"::integer = 1);