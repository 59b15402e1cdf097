CREATE TABLE "payout_days" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"captured_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"lost_cents" bigint DEFAULT 0 NOT NULL,
	"booked_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payout_days_day_provider_pk" PRIMARY KEY("day","provider")
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"revenue_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"returns" integer NOT NULL,
	"tickets" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stale_days_day" ON "stale_days" USING btree ("report","day");--> statement-breakpoint
-- Written by hand from here on. Sums of days that are over are kept, and each change of such a day is noted in the
-- transaction that makes it. Notes are only added, so nobody waits; a day that has one is counted from the tables until the
-- job has added it up anew. What is younger than a day is never noted, because days are kept from their third day on.
CREATE FUNCTION note_stale(stale_report text, days date[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stale_days (report, day)
  SELECT DISTINCT stale_report, day FROM unnest(days) AS day WHERE day < (now() AT TIME ZONE 'UTC')::date - 1
$$;
--> statement-breakpoint
CREATE FUNCTION sales_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (moment AT TIME ZONE 'America/New_York')::date
$$;
--> statement-breakpoint
CREATE FUNCTION payout_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (moment AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
CREATE FUNCTION note_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_stale('sales', ARRAY[sales_day(NEW.paid_at)]);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM note_stale('sales', ARRAY[sales_day(OLD.paid_at)]);
  ELSE
    PERFORM note_stale('sales', ARRAY[sales_day(OLD.paid_at), sales_day(NEW.paid_at)]);
    -- Refunds of a canceled order are no refunds of sales.
    IF (OLD.fulfillment_state = 'cancelled') <> (NEW.fulfillment_state = 'cancelled') THEN
      PERFORM note_stale('sales', array_agg(sales_day(finished_at))) FROM refunds WHERE order_id = NEW.id;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_paid_noted AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL)
  EXECUTE FUNCTION note_order_days();
--> statement-breakpoint
CREATE TRIGGER orders_moved_noted AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.paid_at, OLD.total_cents, OLD.fulfillment_state = 'cancelled')
    IS DISTINCT FROM (NEW.paid_at, NEW.total_cents, NEW.fulfillment_state = 'cancelled'))
  EXECUTE FUNCTION note_order_days();
--> statement-breakpoint
CREATE TRIGGER orders_gone_noted AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION note_order_days();
--> statement-breakpoint
CREATE FUNCTION note_refund_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moments timestamptz[] := ARRAY[]::timestamptz[];
BEGIN
  IF TG_OP <> 'INSERT' THEN moments := moments || OLD.finished_at; END IF;
  IF TG_OP <> 'DELETE' THEN moments := moments || NEW.finished_at; END IF;
  PERFORM note_stale('sales', (SELECT array_agg(sales_day(m)) FROM unnest(moments) m));
  PERFORM note_stale('payouts', (SELECT array_agg(payout_day(m)) FROM unnest(moments) m));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_noted AFTER INSERT OR DELETE OR UPDATE OF finished_at, status, amount_cents, target, order_id, payment_id
  ON refunds FOR EACH ROW EXECUTE FUNCTION note_refund_days();
--> statement-breakpoint
CREATE FUNCTION note_payment_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_stale('payouts', ARRAY[payout_day(OLD.captured_at)]); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_stale('payouts', ARRAY[payout_day(NEW.captured_at)]); END IF;
  -- What became of a payment decides where its refunds and disputes count.
  IF TG_OP = 'UPDATE' AND (OLD.purpose, OLD.provider) IS DISTINCT FROM (NEW.purpose, NEW.provider) THEN
    PERFORM note_stale('sales', array_agg(sales_day(finished_at))),
      note_stale('payouts', array_agg(payout_day(finished_at))) FROM refunds WHERE payment_id = NEW.id;
    PERFORM note_stale('payouts', array_agg(payout_day(closed_at))) FROM disputes WHERE payment_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_noted AFTER INSERT OR DELETE OR UPDATE OF captured_at, amount_cents, provider, purpose
  ON payments FOR EACH ROW EXECUTE FUNCTION note_payment_days();
--> statement-breakpoint
CREATE FUNCTION note_day_of() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- The report and the column of the moment; each row may name one before and one after.
  report text := TG_ARGV[0];
  moments timestamptz[] := ARRAY[]::timestamptz[];
BEGIN
  IF TG_OP <> 'INSERT' THEN moments := moments || (to_jsonb(OLD) ->> TG_ARGV[1])::timestamptz; END IF;
  IF TG_OP <> 'DELETE' THEN moments := moments || (to_jsonb(NEW) ->> TG_ARGV[1])::timestamptz; END IF;
  PERFORM note_stale(report, (SELECT array_agg(CASE report WHEN 'sales' THEN sales_day(m) ELSE payout_day(m) END)
    FROM unnest(moments) m));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_noted AFTER INSERT OR DELETE OR UPDATE OF closed_at, status, amount_cents, payment_id
  ON disputes FOR EACH ROW EXECUTE FUNCTION note_day_of('payouts', 'closed_at');
--> statement-breakpoint
CREATE TRIGGER transfers_noted AFTER INSERT OR DELETE OR UPDATE OF at, amount_cents, from_account, to_account
  ON ledger_transfers FOR EACH ROW EXECUTE FUNCTION note_day_of('payouts', 'at');
--> statement-breakpoint
CREATE TRIGGER returns_noted AFTER INSERT OR DELETE OR UPDATE OF registered_at
  ON returns FOR EACH ROW EXECUTE FUNCTION note_day_of('sales', 'registered_at');
--> statement-breakpoint
CREATE TRIGGER tickets_noted AFTER INSERT OR DELETE OR UPDATE OF created_at
  ON tickets FOR EACH ROW EXECUTE FUNCTION note_day_of('sales', 'created_at');
