CREATE TABLE "order_moves" (
	"column" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actors" text[] NOT NULL,
	CONSTRAINT "order_moves_column_from_state_to_state_pk" PRIMARY KEY("column","from_state","to_state")
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_status";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";--> statement-breakpoint
DROP INDEX "orders_status_list";--> statement-breakpoint
DROP INDEX "orders_due";--> statement-breakpoint
DROP INDEX "orders_paid";--> statement-breakpoint
DROP INDEX "orders_one_open";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_state" text DEFAULT 'unpaid' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fulfillment_state" text DEFAULT 'awaiting_payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Written by hand. Where the money is and where the items are, from the one status that meant both.
UPDATE "orders" o SET "paid_cents" = coalesce((
  SELECT sum(p.amount_cents) FROM payments p WHERE p.order_id = o.id AND p.purpose = 'order'
), 0);--> statement-breakpoint
UPDATE "orders" o SET "payment_state" = CASE
  WHEN o.status = 'pending_payment' THEN 'unpaid'
  WHEN o.status = 'expired' THEN 'expired'
  WHEN o.paid_at IS NULL AND o.status = 'cancelled' THEN 'void'
  WHEN g.back > 0 AND g.back >= o.total_cents THEN 'refunded'
  WHEN g.back > 0 THEN 'partly_refunded'
  ELSE 'paid' END,
"fulfillment_state" = CASE
  WHEN o.status = 'pending_payment' THEN 'awaiting_payment'
  WHEN o.status IN ('expired', 'cancelled') THEN 'cancelled'
  WHEN o.status IN ('in_production', 'shipped', 'delivered') THEN o.status
  -- A refund had overwritten where the items were: the bikes still know.
  WHEN o.delivered_at IS NOT NULL OR g.delivered THEN 'delivered'
  WHEN g.shipped THEN 'shipped'
  WHEN g.begun THEN 'in_production'
  ELSE 'to_build' END
FROM (
  SELECT s.id,
    coalesce((SELECT sum(r.amount_cents) FROM refunds r LEFT JOIN payments p ON p.id = r.payment_id
      WHERE r.order_id = s.id AND r.status = 'succeeded' AND coalesce(p.purpose, 'order') = 'order'), 0)
    + coalesce((SELECT sum(d.amount_cents) FROM disputes d JOIN payments p ON p.id = d.payment_id
      WHERE d.order_id = s.id AND d.status = 'lost' AND p.purpose = 'order'), 0)
    + coalesce((SELECT sum(CASE t.kind WHEN 'returned' THEN t.amount_cents ELSE -t.amount_cents END) + s.credit_cents
      FROM ledger_transfers t WHERE t.order_id = s.id AND t.kind IN ('spent', 'returned')), 0) AS back,
    coalesce(bool_and(b.delivered_at IS NOT NULL), false) AS delivered,
    coalesce(bool_and(b.shipped_at IS NOT NULL), false) AS shipped,
    coalesce(bool_or(b.production_began_at IS NOT NULL), false) AS begun
  FROM orders s LEFT JOIN order_bikes b ON b.order_id = s.id
  GROUP BY s.id
) g
WHERE g.id = o.id;--> statement-breakpoint
CREATE INDEX "orders_payment_list" ON "orders" USING btree ("payment_state","id");--> statement-breakpoint
CREATE INDEX "orders_fulfillment_list" ON "orders" USING btree ("fulfillment_state","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("payment_state","expires_at");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","fulfillment_state","total_cents");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("cart_hash") WHERE "orders"."payment_state" = 'unpaid';--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'succeeded', 'failed', 'void'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_state" CHECK ("orders"."payment_state" in ('unpaid', 'paid', 'partly_refunded', 'refunded', 'expired', 'void'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfillment_state" CHECK ("orders"."fulfillment_state" in ('awaiting_payment', 'to_build', 'in_production', 'ready', 'partly_shipped', 'shipped', 'delivered', 'cancelled', 'returned'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_states" CHECK (case "orders"."payment_state" when 'unpaid' then "orders"."fulfillment_state" = 'awaiting_payment' when 'expired' then "orders"."fulfillment_state" = 'cancelled' when 'void' then "orders"."fulfillment_state" = 'cancelled' else "orders"."fulfillment_state" <> 'awaiting_payment' end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal_cents" >= 0 and "orders"."discount_cents" >= 0 and "orders"."shipping_cents" >= 0 and "orders"."assembly_cents" >= 0 and "orders"."tax_cents" >= 0 and "orders"."total_cents" >= 0 and "orders"."credit_cents" >= 0 and "orders"."paid_cents" >= 0);--> statement-breakpoint
-- Written by hand. A review is of a bike that arrived, whatever was refunded since.
CREATE OR REPLACE FUNCTION review_of_delivered_bike() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1
  FROM order_bikes b JOIN orders o ON o.id = b.order_id
  WHERE b.id = NEW.order_bike_id AND b.user_id = NEW.user_id AND b.bike_slug = NEW.bike_slug
    AND b.cancelled_at IS NULL AND (b.delivered_at IS NOT NULL OR o.fulfillment_state = 'delivered');
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The bike was not delivered to this member.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_delivered';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
-- Written by hand. The same lists as domain/shop/orders/order-state; a test compares them.
INSERT INTO "order_moves" ("column", "from_state", "to_state", "actors") VALUES
  ('payment_state', 'unpaid', 'paid', '{provider}'),
  ('payment_state', 'unpaid', 'expired', '{clock}'),
  ('payment_state', 'unpaid', 'void', '{buyer,shop}'),
  ('payment_state', 'expired', 'paid', '{provider}'),
  ('payment_state', 'paid', 'partly_refunded', '{provider,shop}'),
  ('payment_state', 'paid', 'refunded', '{provider,shop}'),
  ('payment_state', 'partly_refunded', 'refunded', '{provider,shop}'),
  ('payment_state', 'partly_refunded', 'paid', '{provider}'),
  ('payment_state', 'refunded', 'partly_refunded', '{provider}'),
  ('payment_state', 'refunded', 'paid', '{provider}'),
  ('fulfillment_state', 'awaiting_payment', 'to_build', '{provider}'),
  ('fulfillment_state', 'awaiting_payment', 'cancelled', '{buyer,shop,clock}'),
  ('fulfillment_state', 'cancelled', 'to_build', '{provider}'),
  ('fulfillment_state', 'to_build', 'in_production', '{shop}'),
  ('fulfillment_state', 'to_build', 'ready', '{shop}'),
  ('fulfillment_state', 'to_build', 'partly_shipped', '{shop}'),
  ('fulfillment_state', 'to_build', 'cancelled', '{buyer,shop}'),
  ('fulfillment_state', 'in_production', 'ready', '{shop}'),
  ('fulfillment_state', 'in_production', 'partly_shipped', '{shop}'),
  ('fulfillment_state', 'in_production', 'cancelled', '{shop}'),
  ('fulfillment_state', 'ready', 'partly_shipped', '{shop}'),
  ('fulfillment_state', 'ready', 'shipped', '{shop}'),
  ('fulfillment_state', 'ready', 'cancelled', '{shop}'),
  ('fulfillment_state', 'partly_shipped', 'shipped', '{shop}'),
  ('fulfillment_state', 'shipped', 'delivered', '{shop,carrier}'),
  ('fulfillment_state', 'shipped', 'returned', '{shop,carrier}'),
  ('fulfillment_state', 'delivered', 'returned', '{shop}');--> statement-breakpoint
CREATE FUNCTION order_moves_as_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.payment_state <> OLD.payment_state AND NOT EXISTS (
    SELECT 1 FROM order_moves m WHERE m."column" = 'payment_state'
      AND m.from_state = OLD.payment_state AND m.to_state = NEW.payment_state
  ) THEN
    RAISE EXCEPTION 'The payment of an order does not go from % to %.', OLD.payment_state, NEW.payment_state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_payment_move';
  END IF;
  IF NEW.fulfillment_state <> OLD.fulfillment_state AND NOT EXISTS (
    SELECT 1 FROM order_moves m WHERE m."column" = 'fulfillment_state'
      AND m.from_state = OLD.fulfillment_state AND m.to_state = NEW.fulfillment_state
  ) THEN
    RAISE EXCEPTION 'The items of an order do not go from % to %.', OLD.fulfillment_state, NEW.fulfillment_state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_fulfillment_move';
  END IF;
  -- What was canceled comes back only with the money of an order that had expired.
  IF OLD.fulfillment_state = 'cancelled' AND NEW.fulfillment_state <> 'cancelled' AND OLD.payment_state <> 'expired' THEN
    RAISE EXCEPTION 'A canceled order stays canceled.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_fulfillment_move';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER orders_move BEFORE UPDATE OF payment_state, fulfillment_state ON orders
FOR EACH ROW EXECUTE FUNCTION order_moves_as_listed();
