-- Names, shortage and history of stock items.

-- Names many items in one statement: one by one, a bulk insert would scan the growing table for each of them.
CREATE OR REPLACE FUNCTION name_stock(wanted text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stock_names AS present (sku, kind, product_id, title, words)
  SELECT sku, kind, product_id, title, lower(concat_ws(' ', sku, title, gtin))
  FROM (
    SELECT s.sku, coalesce(p.kind, CASE WHEN b.slug IS NULL THEN 'other' ELSE 'frame' END) AS kind,
      s.product_id, p.gtin,
      CASE WHEN p.id IS NOT NULL THEN concat_ws(', ', p.title, coalesce(version.title, nullif(s.third, '')))
        WHEN b.slug IS NOT NULL THEN b.title || ' frame, size ' || s.third
        ELSE s.sku END AS title
    FROM (SELECT one.sku, substring(one.sku FROM '^product:([0-9]{1,9})(?::|$)')::integer AS product_id,
            CASE WHEN one.sku LIKE 'frame:%' THEN split_part(one.sku, ':', 2) END AS slug,
            split_part(one.sku, ':', 3) AS third
          FROM unnest(wanted) AS one (sku)) AS s
    LEFT JOIN products p ON p.id = s.product_id
    LEFT JOIN bikes b ON b.slug = s.slug
    LEFT JOIN LATERAL (
      SELECT v ->> 'title' AS title FROM jsonb_array_elements(p.variants) AS v WHERE v ->> 'id' = s.third
    ) AS version ON true
  ) AS named
  ORDER BY sku
  ON CONFLICT (sku) DO UPDATE SET kind = excluded.kind, title = excluded.title, words = excluded.words
  WHERE (present.kind, present.title, present.words) IS DISTINCT FROM (excluded.kind, excluded.title, excluded.words)
$$;

CREATE OR REPLACE FUNCTION name_new_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_stock(ARRAY(SELECT sku FROM written));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_named AFTER INSERT ON stock_items REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION name_new_stock();

CREATE OR REPLACE FUNCTION name_stock_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM name_stock(ARRAY(SELECT n.sku FROM stock_names n JOIN written w ON w.id = n.product_id));
  ELSE
    PERFORM name_stock(ARRAY(
      SELECT n.sku FROM stock_names n JOIN written w ON w.id = n.product_id JOIN replaced o ON o.id = w.id
      WHERE (w.kind, w.title, w.gtin) IS DISTINCT FROM (o.kind, o.title, o.gtin)
        OR jsonb_path_query_array(w.variants, '$[*].title') <> jsonb_path_query_array(o.variants, '$[*].title')));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_name_stock AFTER INSERT ON products REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION name_stock_of_product();

CREATE OR REPLACE TRIGGER products_rename_stock AFTER UPDATE ON products REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION name_stock_of_product();

CREATE OR REPLACE FUNCTION name_stock_of_bike() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_stock(ARRAY(SELECT sku FROM stock_names WHERE kind IN ('frame', 'other') AND sku LIKE 'frame:%'));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER bikes_name_stock AFTER INSERT OR UPDATE OF title, slug ON bikes
  FOR EACH STATEMENT EXECUTE FUNCTION name_stock_of_bike();

-- Shortage is detected with every reservation; one email is due per shortage.
CREATE OR REPLACE FUNCTION notice_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.threshold IS NOT NULL AND NEW.on_hand - NEW.reserved <= NEW.threshold THEN
    NEW.low_since := coalesce(NEW.low_since, now());
  ELSE
    NEW.low_since := NULL;
    NEW.noticed_at := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER stock_low_inserted BEFORE INSERT ON stock_items
  FOR EACH ROW WHEN (NEW.threshold IS NOT NULL) EXECUTE FUNCTION notice_low_stock();

CREATE OR REPLACE TRIGGER stock_low_updated BEFORE UPDATE ON stock_items
  FOR EACH ROW WHEN (NEW.threshold IS NOT NULL OR OLD.threshold IS NOT NULL) EXECUTE FUNCTION notice_low_stock();

-- The caller sets the reason in `shop.stock_move` for the rest of its transaction.
CREATE OR REPLACE FUNCTION write_stock_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb := coalesce(nullif(current_setting('shop.stock_move', true), ''), '{}')::jsonb;
BEGIN
  INSERT INTO stock_moves (sku, delta, on_hand, reason, note, order_id, moved_by)
  VALUES (NEW.sku, NEW.on_hand - OLD.on_hand, NEW.on_hand, coalesce(why ->> 'reason', 'correction'),
    coalesce(why ->> 'note', ''), (why ->> 'order')::bigint, (why ->> 'by')::bigint);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_moved AFTER UPDATE OF on_hand ON stock_items
  FOR EACH ROW WHEN (OLD.on_hand <> NEW.on_hand) EXECUTE FUNCTION write_stock_move();
