ALTER TABLE "products" ADD COLUMN "external_link" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_external_link" CHECK ("products"."external_link" ~ '^https://' and length("products"."external_link") <= 512);--> statement-breakpoint
-- Written by hand from here on. Where a product is paid is part of what is kept of its edits; earlier ones had no link.
UPDATE product_edits SET was = was || '{"external_link": null}', became = became || '{"external_link": null}';
--> statement-breakpoint
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
--> statement-breakpoint
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
    -- A change of prices is no edit.
    OR w.variants <> o.variants AND version_words(w.variants) <> version_words(o.variants)
    -- Nor is what a bundle begins with.
    OR o.bundle_parts IS NOT NULL
      AND (w.bundle_parts, w.bundle_basis_points) IS DISTINCT FROM (o.bundle_parts, o.bundle_basis_points)
  ORDER BY w.id;
  RETURN NULL;
END $$;
