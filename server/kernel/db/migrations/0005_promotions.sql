CREATE TABLE "gift_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"piece" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" bigint,
	CONSTRAINT "gift_cards_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_piece" UNIQUE("order_id","position","piece"),
	CONSTRAINT "gift_cards_state" CHECK ("gift_cards"."state" in ('active', 'redeemed', 'void')),
	CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount_cents" between 5000 and 50000),
	CONSTRAINT "gift_cards_redeemed" CHECK (("gift_cards"."state" = 'redeemed') = ("gift_cards"."redeemed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"order_id" bigint NOT NULL,
	"user_key" text,
	"email_key" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_uses_order" UNIQUE("order_id"),
	CONSTRAINT "promotion_uses_state" CHECK ("promotion_uses"."state" in ('held', 'used', 'released'))
);
--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_one_of_a_kind";--> statement-breakpoint
ALTER TABLE "promotions" ALTER COLUMN "cap_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "amount_cents" bigint;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "max_uses_total" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "max_uses_per_customer" integer;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_code_promotions_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promotions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_cards_redeemed_by" ON "gift_cards" USING btree ("redeemed_by");--> statement-breakpoint
CREATE INDEX "promotion_uses_code" ON "promotion_uses" USING btree ("code") WHERE "promotion_uses"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "promotion_uses_user" ON "promotion_uses" USING btree ("user_key","code");--> statement-breakpoint
CREATE INDEX "promotion_uses_email" ON "promotion_uses" USING btree ("email_key","code");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_one_of_a_kind" UNIQUE NULLS NOT DISTINCT("user_id","product_id","build_key","order_bike_id","amount_cents");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_amount" CHECK ("cart_lines"."amount_cents" is null or ("cart_lines"."amount_cents" between 5000 and 50000 and "cart_lines"."amount_cents" % 100 = 0 and "cart_lines"."build" is null));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_uses" CHECK ("promotions"."max_uses_total" > 0 and "promotions"."max_uses_per_customer" > 0);