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
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_one_of_a_kind";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "amount_cents" bigint;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_cards_redeemed_by" ON "gift_cards" USING btree ("redeemed_by");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_one_of_a_kind" UNIQUE NULLS NOT DISTINCT("user_id","product_id","build_key","order_bike_id","amount_cents");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_amount" CHECK ("cart_lines"."amount_cents" is null or ("cart_lines"."amount_cents" between 5000 and 50000 and "cart_lines"."amount_cents" % 100 = 0 and "cart_lines"."build" is null));