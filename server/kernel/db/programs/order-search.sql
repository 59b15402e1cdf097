-- Search text of orders: number, email, people, goods, serial numbers of frames, tracking numbers.

CREATE OR REPLACE FUNCTION order_words(wanted bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(' ', o.number, o.email, people.words,
    (SELECT string_agg(DISTINCT concat_ws(' ', l.title, l.bundle ->> 'title'), ' ') FROM order_lines l WHERE l.order_id = o.id),
    (SELECT string_agg(coalesce(b.frame_number, b.serial_prefix || '-' || b.serial), ' ' ORDER BY b.serial)
      FROM order_bikes b WHERE b.order_id = o.id),
    (SELECT string_agg(s.tracking, ' ' ORDER BY s.number) FROM shipments s WHERE s.order_id = o.id)))
  FROM orders o, LATERAL (
    SELECT string_agg(DISTINCT concat_ws(' ', a ->> 'name', a ->> 'phone', regexp_replace(a ->> 'phone', '[^0-9]', '', 'g')), ' ') AS words
    FROM (VALUES (o.shipping_address), (o.billing_address)) AS addresses (a)) AS people
  WHERE o.id = wanted
$$;

CREATE OR REPLACE FUNCTION index_order(wanted bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, words) SELECT wanted, words FROM order_words(wanted) AS words WHERE words IS NOT NULL
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words WHERE order_search.words <> excluded.words
$$;

CREATE OR REPLACE FUNCTION index_written_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_order(NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_search AFTER INSERT OR UPDATE OF email, shipping_address, billing_address ON orders
  FOR EACH ROW EXECUTE FUNCTION index_written_order();

CREATE OR REPLACE FUNCTION index_orders_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_order(order_id) FROM (SELECT DISTINCT order_id FROM written ORDER BY 1) AS concerned;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_lines_search AFTER INSERT ON order_lines
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_orders_of_rows();

CREATE OR REPLACE TRIGGER order_bikes_search AFTER INSERT ON order_bikes
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_orders_of_rows();

CREATE OR REPLACE FUNCTION index_order_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_order(NEW.order_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_bikes_numbered AFTER UPDATE OF frame_number ON order_bikes
  FOR EACH ROW EXECUTE FUNCTION index_order_of_row();

CREATE OR REPLACE TRIGGER shipments_search AFTER INSERT OR UPDATE OF tracking ON shipments
  FOR EACH ROW EXECUTE FUNCTION index_order_of_row();

CREATE OR REPLACE FUNCTION index_order_of_gone_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_order(OLD.order_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER shipments_search_gone AFTER DELETE ON shipments
  FOR EACH ROW EXECUTE FUNCTION index_order_of_gone_row();
