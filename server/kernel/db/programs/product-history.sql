-- History of edits of products, for every write path: forms, CSV imports and raw SQL.

-- Versions without prices, which have a history of their own.
CREATE OR REPLACE FUNCTION version_words(variants jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(v - 'price' ORDER BY place), '[]')
  FROM jsonb_array_elements(variants) WITH ORDINALITY AS version (v, place)
$$;

-- Data for mechanics; null for products that aren't spares.
CREATE OR REPLACE FUNCTION spare_service(p products) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p.kind = 'spare' THEN jsonb_build_object(
    'standards', to_jsonb(p.standards), 'standard_equivalent', p.standard_equivalent, 'tools', to_jsonb(p.tools),
    'difficulty', p.difficulty, 'minutes', p.minutes, 'wear_interval_km', p.wear_interval_km) END
$$;

CREATE OR REPLACE FUNCTION product_state(p products) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'title', p.title, 'description', p.description, 'fits', to_jsonb(p.fits), 'is_offered', p.is_offered,
    'group', CASE WHEN p.kind = 'spare' THEN coalesce(p.spare_group, '') ELSE p.category END,
    'weight_g', p.weight_g, 'facts', p.facts, 'warnings', to_jsonb(p.warnings), 'gtin', p.gtin,
    'external_link', p.external_link, 'pictures', p.pictures,
    'versions', version_words(p.variants), 'service', spare_service(p),
    'bundle', CASE WHEN p.bundle_parts IS NOT NULL THEN jsonb_build_object(
      'percent', round(p.bundle_basis_points / 100.0, 2), 'parts', p.bundle_parts) END)
$$;

CREATE OR REPLACE FUNCTION keep_product_edits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_edits (product_id, made_by, was, became)
  SELECT w.id, nullif(current_setting('shop.product_editor', true), '')::bigint, product_state(o), product_state(w)
  FROM written w JOIN replaced o ON o.id = w.id
  WHERE (w.title, w.description, w.fits, w.is_offered, w.spare_group, w.category, w.weight_g, w.facts, w.warnings, w.gtin,
      w.external_link, w.pictures)
    IS DISTINCT FROM
    (o.title, o.description, o.fits, o.is_offered, o.spare_group, o.category, o.weight_g, o.facts, o.warnings, o.gtin,
      o.external_link, o.pictures)
    OR (w.standards, w.standard_equivalent, w.tools, w.difficulty, w.minutes, w.wear_interval_km)
      IS DISTINCT FROM
      (o.standards, o.standard_equivalent, o.tools, o.difficulty, o.minutes, o.wear_interval_km)
    -- Prices have a history of their own.
    OR w.variants <> o.variants AND version_words(w.variants) <> version_words(o.variants)
    -- The first parts of a new bundle are no edit.
    OR o.bundle_parts IS NOT NULL
      AND (w.bundle_parts, w.bundle_basis_points) IS DISTINCT FROM (o.bundle_parts, o.bundle_basis_points)
  ORDER BY w.id;
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
