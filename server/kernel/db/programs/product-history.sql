-- History of edits of products, for every write path: forms, CSV imports and raw SQL.

-- Versions without prices, which have a history of their own.
CREATE OR REPLACE FUNCTION version_words(variants jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(v - 'price' ORDER BY place), '[]')
  FROM jsonb_array_elements(variants) WITH ORDINALITY AS version (v, place)
$$;

-- Edited columns of a product: all but the listed ones, so a new column is included. A test checks that these are the
-- columns that `domain/shop/goods/product-columns.ts` doesn't declare as edited.
CREATE OR REPLACE FUNCTION product_state(p products) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(p) - '{price_cents,tags,kind,is_battery,is_digital,thumbnail,load_limit_g,volume_l,needs,id,position,request_key,words}'::text[]
    || jsonb_build_object('variants', version_words(p.variants))
$$;

-- Version of a product for optimistic locking.
CREATE OR REPLACE FUNCTION product_version(p products) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT md5(product_state(p)::text)
$$;

-- Columns that a change of a product without parts doesn't compare: the first parts of a new bundle are no edit.
CREATE OR REPLACE FUNCTION first_parts(was jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN was ->> 'bundle_parts' IS NULL THEN '{bundle_parts,bundle_basis_points}' ELSE '{}' END::text[]
$$;

CREATE OR REPLACE FUNCTION keep_product_edits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_edits (product_id, made_by, was, became)
  SELECT id, nullif(current_setting('shop.product_editor', true), '')::bigint, was, became
  FROM (SELECT w.id, product_state(o) AS was, product_state(w) AS became FROM written w JOIN replaced o ON o.id = w.id
    OFFSET 0) edit
  WHERE became - first_parts(was) <> was - first_parts(was)
  ORDER BY id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_keep_edits AFTER UPDATE ON products REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_product_edits();

-- Parts of a bundle as its history stores them; null for other products.
CREATE OR REPLACE FUNCTION parts_of_bundle(wanted integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('product_id', pp.product_id, 'variant', pp.variant, 'count', pp.count)
    ORDER BY pp.position)
  FROM product_parts pp WHERE pp.bundle_id = wanted
$$;

-- Deferred, because saving a bundle rewrites its parts one by one and must add one entry only.
CREATE OR REPLACE FUNCTION follow_bundle_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.bundle_id ELSE NEW.bundle_id END;
BEGIN
  UPDATE products SET bundle_parts = parts_of_bundle(wanted)
  WHERE id = wanted AND bundle_parts IS DISTINCT FROM parts_of_bundle(wanted);
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS bundle_parts_followed ON product_parts;
CREATE CONSTRAINT TRIGGER bundle_parts_followed AFTER INSERT OR UPDATE OR DELETE ON product_parts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_bundle_parts();
