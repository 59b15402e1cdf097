-- Edits of products are stored by column. An edit without a column leaves it as it is when restored.
CREATE FUNCTION state_by_column(state jsonb, kind text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT state - '{group,versions,service,bundle}'::text[]
    || CASE WHEN NOT state ? 'group' THEN '{}'
      WHEN kind = 'spare' THEN jsonb_build_object('spare_group', nullif(state ->> 'group', ''))
      ELSE jsonb_build_object('category', state ->> 'group') END
    || CASE WHEN state ? 'versions' THEN jsonb_build_object('variants', state -> 'versions') ELSE '{}' END
    || CASE WHEN jsonb_typeof(state -> 'service') = 'object' THEN state -> 'service' ELSE '{}' END
    || CASE WHEN jsonb_typeof(state -> 'bundle') = 'object' THEN jsonb_build_object(
      'bundle_basis_points', round((state -> 'bundle' ->> 'percent')::numeric * 100)::int,
      'bundle_parts', state -> 'bundle' -> 'parts') ELSE '{}' END
$$;--> statement-breakpoint
UPDATE "product_edits" e SET "was" = state_by_column(e."was", p."kind"), "became" = state_by_column(e."became", p."kind")
FROM "products" p WHERE p."id" = e."product_id" AND NOT e."was" ? 'variants';--> statement-breakpoint
DROP FUNCTION state_by_column(jsonb, text);--> statement-breakpoint
DROP FUNCTION IF EXISTS spare_service(products);
