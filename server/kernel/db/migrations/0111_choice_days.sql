CREATE TABLE "choice_days" (
	"day" date NOT NULL,
	"bike" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "choice_days_day_bike_kind_title_pk" PRIMARY KEY("day","bike","kind","title")
);
--> statement-breakpoint
-- Written by hand from here on. What was chosen is a part of the same days as sales, and of the lines of their orders.
CREATE OR REPLACE FUNCTION note_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  days date[] := ARRAY[]::date[];
BEGIN
  IF TG_OP <> 'INSERT' THEN days := days || sales_day(OLD.paid_at); END IF;
  IF TG_OP <> 'DELETE' THEN days := days || sales_day(NEW.paid_at); END IF;
  PERFORM note_stale('sales', days);
  -- Not every change of an order is one of what was chosen, but each of a day that is over is rare.
  PERFORM note_stale('choices', days);
  -- Refunds of a canceled order are no refunds of sales.
  IF TG_OP = 'UPDATE' AND (OLD.fulfillment_state = 'cancelled') <> (NEW.fulfillment_state = 'cancelled') THEN
    PERFORM note_stale('sales', array_agg(sales_day(finished_at))) FROM refunds WHERE order_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_line_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_orders bigint[] := ARRAY[]::bigint[];
BEGIN
  IF TG_OP <> 'INSERT' THEN of_orders := of_orders || OLD.order_id; END IF;
  IF TG_OP <> 'DELETE' THEN of_orders := of_orders || NEW.order_id; END IF;
  PERFORM note_stale('choices', array_agg(sales_day(paid_at))) FROM orders
    WHERE id = ANY(of_orders) AND paid_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_lines_new_noted AFTER INSERT ON order_lines FOR EACH ROW WHEN (NEW.kind = 'bike')
  EXECUTE FUNCTION note_line_days();
--> statement-breakpoint
CREATE TRIGGER order_lines_gone_noted AFTER DELETE ON order_lines FOR EACH ROW WHEN (OLD.kind = 'bike')
  EXECUTE FUNCTION note_line_days();
--> statement-breakpoint
CREATE TRIGGER order_lines_noted AFTER UPDATE ON order_lines FOR EACH ROW
  WHEN ((OLD.kind, OLD.bike_slug, OLD.count, OLD.options, OLD.order_bike_id, OLD.order_id)
    IS DISTINCT FROM (NEW.kind, NEW.bike_slug, NEW.count, NEW.options, NEW.order_bike_id, NEW.order_id))
  EXECUTE FUNCTION note_line_days();
