-- Notes which entries of the API's lists changed, for `updated_since` (server/kernel/db/changes.ts).

CREATE OR REPLACE FUNCTION note_changes(changed_list text, keys text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- A statement that changed nothing assigns no id, by which the audit log tells changes.
  IF num_nonnulls(VARIADIC keys) = 0 OR keys IS NULL THEN
    RETURN;
  END IF;
  -- The transaction gets its id before the time is read, so that readers know of it before that time.
  PERFORM pg_current_xact_id();
  INSERT INTO row_changes (list, key, at)
  SELECT changed_list, key, clock_timestamp() FROM (SELECT DISTINCT key FROM unnest(keys) AS key WHERE key IS NOT NULL) AS one;
END $$;

-- Arguments: a list, and an expression for the key of a written row.
CREATE OR REPLACE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT note_changes(%L, ARRAY(SELECT (%s)::text FROM written))', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_added_change AFTER INSERT ON orders REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('orders', 'number');
CREATE OR REPLACE TRIGGER orders_updated_change AFTER UPDATE ON orders REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('orders', 'number');

-- What an order shows of other tables.
DO $$
DECLARE
  part text;
  key CONSTANT text := '(SELECT o.number FROM orders o WHERE o.id = order_id)';
BEGIN
  FOREACH part IN ARRAY ARRAY['order_lines', 'order_tags', 'order_events', 'payment_attempts', 'refunds', 'shipments', 'disputes'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION note_written(''orders'', %L)', part || '_added_change', part, key);
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION note_written(''orders'', %L)', part || '_updated_change', part, key);
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION note_written(''orders'', %L)', part || '_removed_change', part, key);
  END LOOP;
END $$;

CREATE OR REPLACE TRIGGER refunds_added_themselves AFTER INSERT ON refunds REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('refunds', 'id');
CREATE OR REPLACE TRIGGER refunds_updated_themselves AFTER UPDATE ON refunds REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('refunds', 'id');

CREATE OR REPLACE FUNCTION note_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changes('customers', ARRAY[coalesce(NEW.public_id, OLD.public_id)]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_added_change AFTER INSERT OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION note_customer();
-- Logins change accounts, too, but not what the list shows.
CREATE OR REPLACE TRIGGER users_updated_change AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.name, OLD.last_name, OLD.email, OLD.email_verified_at, OLD.disabled_at, OLD.staff_role)
    IS DISTINCT FROM (NEW.name, NEW.last_name, NEW.email, NEW.email_verified_at, NEW.disabled_at, NEW.staff_role))
  EXECUTE FUNCTION note_customer();

CREATE OR REPLACE FUNCTION note_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changes('customers', ARRAY(SELECT public_id FROM users WHERE id = NEW.user_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_of_buyer AFTER INSERT OR UPDATE OF user_id ON orders FOR EACH ROW
  WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION note_buyer();

-- What is removed is listed as such. Of an erased account, only its random id is stored.
DO $$
DECLARE
  one text[];
BEGIN
  FOREACH one SLICE 1 IN ARRAY ARRAY[['orders', 'number'], ['refunds', 'id'], ['products', 'id'], ['tickets', 'number']] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION note_written(%L, %L)', one[1] || '_gone_change', one[1], one[1], one[2]);
  END LOOP;
END $$;

CREATE OR REPLACE TRIGGER products_added_change AFTER INSERT ON products REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('products', 'id');

-- A bundle isn't for sale without a part.
CREATE OR REPLACE FUNCTION note_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changes('products', ARRAY(
    SELECT id::text FROM written
    UNION
    SELECT pp.bundle_id::text FROM written w JOIN past p ON p.id = w.id AND p.is_offered <> w.is_offered
      JOIN product_parts pp ON pp.product_id = w.id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_updated_change AFTER UPDATE ON products REFERENCING OLD TABLE AS past NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_products();

-- Products show how many pieces are for sale, and bundles those of their parts.
CREATE OR REPLACE FUNCTION note_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  skus text[] := ARRAY(SELECT sku FROM written);
BEGIN
  PERFORM note_changes('stock', skus);
  PERFORM note_changes('products', ARRAY(
    SELECT n.product_id::text FROM stock_names n WHERE n.sku = ANY(skus)
    UNION
    SELECT pp.bundle_id::text FROM stock_names n JOIN product_parts pp ON pp.product_id = n.product_id WHERE n.sku = ANY(skus)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_items_added_change AFTER INSERT ON stock_items REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_stock();
CREATE OR REPLACE TRIGGER stock_items_updated_change AFTER UPDATE ON stock_items REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_stock();
CREATE OR REPLACE TRIGGER stock_items_removed_change AFTER DELETE ON stock_items REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_stock();
CREATE OR REPLACE TRIGGER stock_names_updated_change AFTER UPDATE ON stock_names REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('stock', 'sku');
CREATE OR REPLACE TRIGGER stock_arrivals_added_change AFTER INSERT ON stock_arrivals REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('stock', 'sku');
CREATE OR REPLACE TRIGGER stock_arrivals_updated_change AFTER UPDATE ON stock_arrivals REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('stock', 'sku');
CREATE OR REPLACE TRIGGER stock_arrivals_removed_change AFTER DELETE ON stock_arrivals REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('stock', 'sku');

-- Items in stock show how many confirmed addresses wait for them.
CREATE OR REPLACE TRIGGER stock_alerts_added_change AFTER INSERT ON stock_alerts REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('stock', 'sku');
CREATE OR REPLACE TRIGGER stock_alerts_updated_change AFTER UPDATE ON stock_alerts REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('stock', 'sku');
CREATE OR REPLACE TRIGGER stock_alerts_removed_change AFTER DELETE ON stock_alerts REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('stock', 'sku');

CREATE OR REPLACE FUNCTION note_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changes('stock', ARRAY(SELECT sku FROM stock_alerts WHERE recipient_id = NEW.id AND told_at IS NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_alerts_confirmed_change AFTER UPDATE OF confirmed_at ON stock_alert_recipients FOR EACH ROW
  WHEN (OLD.confirmed_at IS DISTINCT FROM NEW.confirmed_at) EXECUTE FUNCTION note_alerts();

CREATE OR REPLACE TRIGGER tickets_added_change AFTER INSERT ON tickets REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('tickets', 'number');
CREATE OR REPLACE TRIGGER tickets_updated_change AFTER UPDATE ON tickets REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written('tickets', 'number');
