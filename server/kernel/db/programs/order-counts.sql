-- Counts of shipped, refunded and returned pieces of an order line. Its check constraints reject impossible sums.

CREATE OR REPLACE FUNCTION count_shipped_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines SET shipped_count = shipped_count + NEW.count
  WHERE order_id = NEW.order_id AND position = NEW.position;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER shipment_items_counted AFTER INSERT ON shipment_items
  FOR EACH ROW EXECUTE FUNCTION count_shipped_item();

-- A parcel that was shipped by mistake is deleted: its pieces are subtracted again.
CREATE OR REPLACE FUNCTION uncount_shipped_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines SET shipped_count = shipped_count - OLD.count
  WHERE order_id = OLD.order_id AND position = OLD.position;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER shipment_items_uncounted AFTER DELETE ON shipment_items
  FOR EACH ROW EXECUTE FUNCTION uncount_shipped_item();

CREATE OR REPLACE FUNCTION keep_delivered_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.delivered_at IS NOT NULL THEN
    RAISE EXCEPTION 'A parcel that has arrived stays.' USING ERRCODE = 'check_violation', CONSTRAINT = 'shipments_delivered';
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER shipments_kept BEFORE DELETE ON shipments
  FOR EACH ROW EXECUTE FUNCTION keep_delivered_parcel();

CREATE OR REPLACE FUNCTION count_refunded_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines SET
    canceled_count = canceled_count + CASE NEW.place WHEN 'open' THEN NEW.count ELSE 0 END,
    refunded_count = refunded_count + CASE NEW.place WHEN 'shipped' THEN NEW.count ELSE 0 END
  WHERE order_id = NEW.order_id AND position = NEW.position;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refund_items_counted AFTER INSERT ON refund_items
  FOR EACH ROW EXECUTE FUNCTION count_refunded_item();

CREATE OR REPLACE FUNCTION count_returned_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines SET returned_count = returned_count + NEW.count
  WHERE order_id = NEW.order_id AND position = NEW.position;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER return_items_counted AFTER INSERT ON return_items
  FOR EACH ROW EXECUTE FUNCTION count_returned_item();

-- Pieces of a canceled return can be returned again.
CREATE OR REPLACE FUNCTION uncount_canceled_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines l SET returned_count = l.returned_count - i.count
  FROM return_items i WHERE i.return_id = NEW.id AND l.order_id = i.order_id AND l.position = i.position;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER returns_canceled AFTER UPDATE OF state ON returns
  FOR EACH ROW WHEN (NEW.state = 'canceled' AND OLD.state <> 'canceled') EXECUTE FUNCTION uncount_canceled_return();
