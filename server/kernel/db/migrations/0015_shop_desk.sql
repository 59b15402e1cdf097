ALTER TABLE "products" ADD COLUMN "shelf" text;--> statement-breakpoint
INSERT INTO "order_moves" ("column", "from_state", "to_state", "actors") VALUES
  ('fulfillment_state', 'in_production', 'to_build', '{shop}'),
  ('fulfillment_state', 'delivered', 'shipped', '{shop}');--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "draft_orders" ADD COLUMN "discount_cents" bigint;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD COLUMN "discount_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_reason" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "tracking" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_carrier_carriers_code_fk" FOREIGN KEY ("carrier") REFERENCES "public"."carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_carrier" ON "returns" USING btree ("carrier");--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_discount" CHECK (("draft_orders"."discount_cents" is null) = ("draft_orders"."discount_reason" is null) and "draft_orders"."discount_cents" > 0 is not false);--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('credit', 'gifts', 'goodwill', 'sales', 'refunds', 'losses', 'stripe', 'paypal', 'sandbox', 'bank', 'cash', 'terminal'));