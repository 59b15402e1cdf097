-- Daily sums of the reports. A change of a past day is noted in its own transaction; a job sums noted days again, and
-- until then reports compute them from the tables. Notes are only inserted, so that no transaction waits for another.

-- The two latest days have no stored sums, so nothing is noted for them.
CREATE OR REPLACE FUNCTION note_stale(stale_report text, days date[]) RETURNS void LANGUAGE sql AS $$
  SELECT note_changes('payouts', days::text[]) WHERE stale_report = 'payouts';
  INSERT INTO stale_days (report, day)
  SELECT DISTINCT stale_report, day FROM unnest(days) AS day WHERE day < (now() AT TIME ZONE 'UTC')::date - 1
$$;

CREATE OR REPLACE FUNCTION sales_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (moment AT TIME ZONE 'America/New_York')::date
$$;

CREATE OR REPLACE FUNCTION payout_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (moment AT TIME ZONE 'UTC')::date
$$;

CREATE OR REPLACE FUNCTION note_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  days date[] := ARRAY[]::date[];
BEGIN
  IF TG_OP <> 'INSERT' THEN days := days || sales_day(OLD.paid_at); END IF;
  IF TG_OP <> 'DELETE' THEN days := days || sales_day(NEW.paid_at); END IF;
  PERFORM note_stale('sales', days);
  -- Not every change of an order changes its choices, but changes of past days are rare.
  PERFORM note_stale('choices', days);
  -- Refunds of canceled orders don't count as refunds of sales.
  IF TG_OP = 'UPDATE' AND (OLD.fulfillment_state = 'cancelled') <> (NEW.fulfillment_state = 'cancelled') THEN
    PERFORM note_stale('sales', array_agg(sales_day(finished_at))) FROM refunds WHERE order_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_paid_noted AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL)
  EXECUTE FUNCTION note_order_days();

CREATE OR REPLACE TRIGGER orders_moved_noted AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.paid_at, OLD.total_cents, OLD.fulfillment_state = 'cancelled')
    IS DISTINCT FROM (NEW.paid_at, NEW.total_cents, NEW.fulfillment_state = 'cancelled'))
  EXECUTE FUNCTION note_order_days();

CREATE OR REPLACE TRIGGER orders_gone_noted AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION note_order_days();

CREATE OR REPLACE FUNCTION note_line_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_orders bigint[] := ARRAY[]::bigint[];
BEGIN
  IF TG_OP <> 'INSERT' THEN of_orders := of_orders || OLD.order_id; END IF;
  IF TG_OP <> 'DELETE' THEN of_orders := of_orders || NEW.order_id; END IF;
  PERFORM note_stale('choices', array_agg(sales_day(paid_at))) FROM orders
    WHERE id = ANY(of_orders) AND paid_at IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_lines_new_noted AFTER INSERT ON order_lines FOR EACH ROW WHEN (NEW.kind = 'bike')
  EXECUTE FUNCTION note_line_days();

CREATE OR REPLACE TRIGGER order_lines_gone_noted AFTER DELETE ON order_lines FOR EACH ROW WHEN (OLD.kind = 'bike')
  EXECUTE FUNCTION note_line_days();

CREATE OR REPLACE TRIGGER order_lines_noted AFTER UPDATE ON order_lines FOR EACH ROW
  WHEN ((OLD.kind, OLD.bike_slug, OLD.count, OLD.options, OLD.order_bike_id, OLD.order_id)
    IS DISTINCT FROM (NEW.kind, NEW.bike_slug, NEW.count, NEW.options, NEW.order_bike_id, NEW.order_id))
  EXECUTE FUNCTION note_line_days();

CREATE OR REPLACE FUNCTION note_refund_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moments timestamptz[] := ARRAY[]::timestamptz[];
BEGIN
  IF TG_OP <> 'INSERT' THEN moments := moments || OLD.finished_at; END IF;
  IF TG_OP <> 'DELETE' THEN moments := moments || NEW.finished_at; END IF;
  PERFORM note_stale('sales', (SELECT array_agg(sales_day(m)) FROM unnest(moments) m));
  PERFORM note_stale('payouts', (SELECT array_agg(payout_day(m)) FROM unnest(moments) m));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refunds_noted AFTER INSERT OR DELETE OR UPDATE OF finished_at, status, amount_cents, target, order_id, payment_id
  ON refunds FOR EACH ROW EXECUTE FUNCTION note_refund_days();

CREATE OR REPLACE FUNCTION note_payment_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_stale('payouts', ARRAY[payout_day(OLD.captured_at)]); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_stale('payouts', ARRAY[payout_day(NEW.captured_at)]); END IF;
  -- Provider and purpose decide in which report refunds and disputes of a payment count.
  IF TG_OP = 'UPDATE' AND (OLD.purpose, OLD.provider) IS DISTINCT FROM (NEW.purpose, NEW.provider) THEN
    PERFORM note_stale('sales', array_agg(sales_day(finished_at))),
      note_stale('payouts', array_agg(payout_day(finished_at))) FROM refunds WHERE payment_id = NEW.id;
    PERFORM note_stale('payouts', array_agg(payout_day(closed_at))) FROM disputes WHERE payment_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payments_noted AFTER INSERT OR DELETE OR UPDATE OF captured_at, amount_cents, provider, purpose
  ON payments FOR EACH ROW EXECUTE FUNCTION note_payment_days();

CREATE OR REPLACE FUNCTION note_day_of() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Arguments: the report, and the timestamp column that assigns a row to a day.
  report text := TG_ARGV[0];
  moments timestamptz[] := ARRAY[]::timestamptz[];
BEGIN
  IF TG_OP <> 'INSERT' THEN moments := moments || (to_jsonb(OLD) ->> TG_ARGV[1])::timestamptz; END IF;
  IF TG_OP <> 'DELETE' THEN moments := moments || (to_jsonb(NEW) ->> TG_ARGV[1])::timestamptz; END IF;
  PERFORM note_stale(report, (SELECT array_agg(CASE report WHEN 'sales' THEN sales_day(m) ELSE payout_day(m) END)
    FROM unnest(moments) m));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER disputes_noted AFTER INSERT OR DELETE OR UPDATE OF closed_at, status, amount_cents, payment_id
  ON disputes FOR EACH ROW EXECUTE FUNCTION note_day_of('payouts', 'closed_at');

CREATE OR REPLACE TRIGGER transfers_noted AFTER INSERT OR DELETE OR UPDATE OF at, amount_cents, from_account, to_account
  ON ledger_transfers FOR EACH ROW EXECUTE FUNCTION note_day_of('payouts', 'at');

CREATE OR REPLACE TRIGGER returns_noted AFTER INSERT OR DELETE OR UPDATE OF registered_at
  ON returns FOR EACH ROW EXECUTE FUNCTION note_day_of('sales', 'registered_at');

CREATE OR REPLACE TRIGGER tickets_noted AFTER INSERT OR DELETE OR UPDATE OF created_at
  ON tickets FOR EACH ROW EXECUTE FUNCTION note_day_of('sales', 'created_at');

-- Only the addresses of these countries have regions from a list, and registrations by region.
CREATE OR REPLACE FUNCTION tax_region(o orders) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN c.code IN ('CA', 'US') THEN coalesce(o.shipping_address ->> 'region', '') ELSE '' END
  FROM countries c WHERE c.id = o.country_id
$$;

-- Invoices and credit notes are immutable, so they are added to their day at once. `document_counters` serializes
-- their transactions anyway; updating the row of the day adds no waiting.
CREATE OR REPLACE FUNCTION count_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tax_days AS present (day, country_id, region, kind, papers, net_cents, tax_cents)
  SELECT (NEW.content ->> 'issued_on')::date, o.country_id, tax_region(o), NEW.kind, 1,
    (NEW.content -> 'amounts' ->> 'net')::bigint, (NEW.content -> 'amounts' ->> 'tax')::bigint
  FROM orders o WHERE o.id = NEW.order_id
  ON CONFLICT (day, country_id, region, kind) DO UPDATE SET papers = present.papers + 1,
    net_cents = present.net_cents + excluded.net_cents, tax_cents = present.tax_cents + excluded.tax_cents;
  INSERT INTO tax_day_rates AS present (day, country_id, region, kind, title, jurisdiction, rate, base_cents, tax_cents)
  SELECT (NEW.content ->> 'issued_on')::date, o.country_id, tax_region(o), NEW.kind, t ->> 'title',
    t ->> 'jurisdiction', (t ->> 'rate')::int, (t ->> 'base')::bigint, (t ->> 'tax')::bigint
  FROM orders o, jsonb_array_elements(coalesce(NEW.content -> 'amounts' -> 'taxes', '[]')) t WHERE o.id = NEW.order_id
  ON CONFLICT (day, country_id, region, kind, title, jurisdiction, rate) DO UPDATE SET
    base_cents = present.base_cents + excluded.base_cents, tax_cents = present.tax_cents + excluded.tax_cents;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER documents_counted AFTER INSERT ON documents FOR EACH ROW EXECUTE FUNCTION count_document();
