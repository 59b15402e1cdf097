-- Search text of orders, folded: number, email, people with their cities, postal codes and phones, goods, serial numbers of
-- frames, tracking numbers. `variants` are typos of names and cities.

CREATE OR REPLACE FUNCTION order_words(wanted bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT ' ' || search_spellings(concat_ws(' ', o.number, o.email, people.words,
    (SELECT string_agg(DISTINCT concat_ws(' ', l.title, l.bundle ->> 'title'), ' ') FROM order_lines l WHERE l.order_id = o.id),
    (SELECT string_agg(coalesce(b.frame_number, b.serial_prefix || '-' || b.serial), ' ' ORDER BY b.serial)
      FROM order_bikes b WHERE b.order_id = o.id),
    (SELECT string_agg(s.tracking, ' ' ORDER BY s.number) FROM shipments s WHERE s.order_id = o.id)))
  FROM orders o, LATERAL (
    SELECT string_agg(DISTINCT search_address(a ->> 'name', a ->> 'city', a ->> 'postcode', a ->> 'phone'), ' ') AS words
    FROM (VALUES (o.shipping_address), (o.billing_address)) AS addresses (a)) AS people
  WHERE o.id = wanted
$$;

CREATE OR REPLACE FUNCTION order_name_variants(wanted bigint) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT search_name_variants(concat_ws(' ', shipping_address ->> 'name', shipping_address ->> 'city',
    billing_address ->> 'name', billing_address ->> 'city'))
  FROM orders WHERE id = wanted
$$;

CREATE OR REPLACE FUNCTION index_order(wanted bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, words, variants)
  SELECT wanted, words, order_name_variants(wanted) FROM order_words(wanted) AS words WHERE words IS NOT NULL
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, variants = excluded.variants
  WHERE order_search.words <> excluded.words
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

-- Indexes the orders that a migration removed from the index, because their text changed.
INSERT INTO order_search (order_id, words, variants)
SELECT id, order_words(id), order_name_variants(id) FROM orders
WHERE NOT EXISTS (SELECT FROM order_search s WHERE s.order_id = orders.id);
