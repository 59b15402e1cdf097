ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_one_of_a_kind";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "gift_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift" jsonb;--> statement-breakpoint
CREATE INDEX "gift_cards_due" ON "gift_cards" USING btree ("send_at") WHERE "gift_cards"."sent_at" is null and "gift_cards"."state" = 'active';--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_one_of_a_kind" UNIQUE NULLS NOT DISTINCT("user_id","product_id","build_key","order_bike_id","amount_cents","variant","gift_key");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_gift" CHECK (("cart_lines"."gift" is null) = ("cart_lines"."gift_key" = '') and ("cart_lines"."gift" is null or "cart_lines"."product_id" = 5000124));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_sent" CHECK ("gift_cards"."sent_at" is null or "gift_cards"."send_at" is not null);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_gift" CHECK ("order_lines"."gift" is null or "order_lines"."product_id" = 5000124);