-- Versions without their prices, which have a history of their own.
CREATE FUNCTION version_words(variants jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(v - 'price' ORDER BY place), '[]')
  FROM jsonb_array_elements(variants) WITH ORDINALITY AS version (v, place)
$$;
--> statement-breakpoint
-- What a mechanic needs to know of a spare part; null for everything else.
CREATE FUNCTION spare_service(p products) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p.kind = 'spare' THEN jsonb_build_object(
    'standards', to_jsonb(p.standards), 'standard_equivalent', p.standard_equivalent, 'tools', to_jsonb(p.tools),
    'difficulty', p.difficulty, 'minutes', p.minutes, 'wear_interval_km', p.wear_interval_km) END
$$;
--> statement-breakpoint
-- Both are part of what is kept of edits. Earlier edits changed neither, so they have what the product has now.
UPDATE product_edits e SET
  was = was || jsonb_build_object('versions', version_words(p.variants), 'service', spare_service(p)),
  became = became || jsonb_build_object('versions', version_words(p.variants), 'service', spare_service(p))
FROM products p WHERE p.id = e.product_id;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_state(p products) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'title', p.title, 'description', p.description, 'fits', to_jsonb(p.fits), 'is_offered', p.is_offered,
    'group', CASE WHEN p.kind = 'spare' THEN coalesce(p.spare_group, '') ELSE p.category END,
    'weight_g', p.weight_g, 'facts', p.facts, 'warnings', to_jsonb(p.warnings), 'gtin', p.gtin, 'pictures', p.pictures,
    'versions', version_words(p.variants), 'service', spare_service(p))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_product_edits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_edits (product_id, made_by, was, became)
  SELECT w.id, nullif(current_setting('shop.product_editor', true), '')::bigint, product_state(o), product_state(w)
  FROM written w JOIN replaced o ON o.id = w.id
  WHERE (w.title, w.description, w.fits, w.is_offered, w.spare_group, w.category, w.weight_g, w.facts, w.warnings, w.gtin,
      w.pictures)
    IS DISTINCT FROM
    (o.title, o.description, o.fits, o.is_offered, o.spare_group, o.category, o.weight_g, o.facts, o.warnings, o.gtin,
      o.pictures)
    OR (w.standards, w.standard_equivalent, w.tools, w.difficulty, w.minutes, w.wear_interval_km)
      IS DISTINCT FROM
      (o.standards, o.standard_equivalent, o.tools, o.difficulty, o.minutes, o.wear_interval_km)
    -- A change of prices is no edit.
    OR w.variants <> o.variants AND version_words(w.variants) <> version_words(o.variants)
  ORDER BY w.id;
  RETURN NULL;
END $$;
