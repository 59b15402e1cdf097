-- Prices of bundles with a percentage: the sum of the parts less the percentage, rounded half a cent up
-- (docs/decisions/0029).

CREATE OR REPLACE FUNCTION reprice_bundles(wanted integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products b SET price_cents = priced.price
  FROM (
    SELECT pp.bundle_id, (sum(pp.count * coalesce(
        (SELECT (v ->> 'price')::bigint FROM jsonb_array_elements(p.variants) v WHERE v ->> 'id' = pp.variant),
        p.price_cents)) * (10000 - max(own.bundle_basis_points)) + 5000)::bigint / 10000 AS price
    FROM product_parts pp
    JOIN products p ON p.id = pp.product_id
    JOIN products own ON own.id = pp.bundle_id
    WHERE pp.bundle_id = ANY (wanted) AND own.bundle_basis_points IS NOT NULL
    GROUP BY pp.bundle_id
  ) AS priced
  WHERE b.id = priced.bundle_id AND b.price_cents <> priced.price
$$;

CREATE OR REPLACE FUNCTION reprice_bundles_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[] := ARRAY(
    SELECT DISTINCT pp.bundle_id FROM written w JOIN replaced o ON o.id = w.id
    JOIN product_parts pp ON pp.product_id = w.id AND (w.price_cents, w.variants) IS DISTINCT FROM (o.price_cents, o.variants)
      OR pp.bundle_id = w.id AND (w.price_cents, w.bundle_basis_points) IS DISTINCT FROM (o.price_cents, o.bundle_basis_points));
BEGIN
  -- The update in reprice_bundles fires this trigger again, even if it matches no row.
  IF cardinality(touched) > 0 THEN
    PERFORM reprice_bundles(touched);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER bundles_repriced AFTER UPDATE ON products REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION reprice_bundles_of_products();

CREATE OR REPLACE FUNCTION reprice_bundles_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reprice_bundles(ARRAY(SELECT DISTINCT bundle_id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER bundles_repriced_inserted AFTER INSERT ON product_parts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION reprice_bundles_of_parts();

CREATE OR REPLACE TRIGGER bundles_repriced AFTER UPDATE ON product_parts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION reprice_bundles_of_parts();

CREATE OR REPLACE TRIGGER bundles_repriced_deleted AFTER DELETE ON product_parts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION reprice_bundles_of_parts();
