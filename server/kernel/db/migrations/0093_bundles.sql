CREATE TABLE "product_parts" (
	"bundle_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant" text,
	"count" integer NOT NULL,
	CONSTRAINT "product_parts_bundle_id_position_pk" PRIMARY KEY("bundle_id","position"),
	CONSTRAINT "product_parts_once" UNIQUE NULLS NOT DISTINCT("bundle_id","product_id","variant"),
	CONSTRAINT "product_parts_count" CHECK ("product_parts"."count" between 1 and 10),
	CONSTRAINT "product_parts_other" CHECK ("product_parts"."bundle_id" <> "product_parts"."product_id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_total";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "bundle" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "bundle_basis_points" integer;--> statement-breakpoint
ALTER TABLE "product_parts" ADD CONSTRAINT "product_parts_bundle_id_products_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parts" ADD CONSTRAINT "product_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_parts_product" ON "product_parts" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_total" CHECK ("order_lines"."bundle" is not null or "order_lines"."total_cents" = "order_lines"."price_cents" * "order_lines"."count");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_bundle" CHECK ("products"."bundle_basis_points" between 1 and 9000);--> statement-breakpoint
ALTER TABLE "csv_imports" DROP CONSTRAINT "csv_imports_kind";--> statement-breakpoint
ALTER TABLE "csv_imports" ADD CONSTRAINT "csv_imports_kind" CHECK ("csv_imports"."kind" in ('spares', 'bundles', 'stock', 'prices'));
--> statement-breakpoint
-- Written by hand from here on. The catalogue's revision moves with the parts of bundles, as with everything it has.
CREATE TRIGGER catalogue_moved AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_parts
FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_revision();
--> statement-breakpoint
-- A bundle by percent costs what its parts cost less the percentage, half a cent up; whoever changes either of them.
CREATE FUNCTION reprice_bundles(wanted integer[]) RETURNS void LANGUAGE sql AS $$
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
--> statement-breakpoint
CREATE FUNCTION reprice_bundles_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[] := ARRAY(
    SELECT DISTINCT pp.bundle_id FROM written w JOIN replaced o ON o.id = w.id
    JOIN product_parts pp ON pp.product_id = w.id AND (w.price_cents, w.variants) IS DISTINCT FROM (o.price_cents, o.variants)
      OR pp.bundle_id = w.id AND (w.price_cents, w.bundle_basis_points) IS DISTINCT FROM (o.price_cents, o.bundle_basis_points));
BEGIN
  -- Its own update comes here again, also one of no rows.
  IF cardinality(touched) > 0 THEN
    PERFORM reprice_bundles(touched);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bundles_repriced AFTER UPDATE ON products REFERENCING OLD TABLE AS replaced NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION reprice_bundles_of_products();
--> statement-breakpoint
CREATE FUNCTION reprice_bundles_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reprice_bundles(ARRAY(SELECT DISTINCT bundle_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bundles_repriced_inserted AFTER INSERT ON product_parts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION reprice_bundles_of_parts();
--> statement-breakpoint
CREATE TRIGGER bundles_repriced AFTER UPDATE ON product_parts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION reprice_bundles_of_parts();
--> statement-breakpoint
CREATE TRIGGER bundles_repriced_deleted AFTER DELETE ON product_parts REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION reprice_bundles_of_parts();
--> statement-breakpoint
-- What is left of a bundle follows from its parts, ten pieces of one at most: its page moves as those of products do.
CREATE FUNCTION move_bundle_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_moves (pages)
  SELECT DISTINCT 'product:' || pp.bundle_id FROM product_parts pp
  WHERE pp.product_id = substring(NEW.sku FROM '^product:([0-9]{1,9})(?::|$)')::integer
    AND least((OLD.on_hand - OLD.reserved) / pp.count, 6) <> least((NEW.on_hand - NEW.reserved) / pp.count, 6);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER pages_moved_of_bundles AFTER UPDATE ON stock_items
FOR EACH ROW WHEN (least(OLD.on_hand - OLD.reserved, 60) IS DISTINCT FROM least(NEW.on_hand - NEW.reserved, 60))
EXECUTE FUNCTION move_bundle_pages();
--> statement-breakpoint
-- An order is found by its bundles, too.
CREATE OR REPLACE FUNCTION order_words(wanted bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(' ', o.number, o.email, people.words,
    (SELECT string_agg(DISTINCT concat_ws(' ', l.title, l.bundle ->> 'title'), ' ') FROM order_lines l WHERE l.order_id = o.id),
    (SELECT string_agg(coalesce(b.frame_number, CASE b.bike_slug WHEN 'nireeka-prime' THEN 'NP' WHEN 'nireeka-homie' THEN 'NH'
      WHEN 'nyx' THEN 'NX' ELSE 'NK' END || '-' || b.serial), ' ' ORDER BY b.serial) FROM order_bikes b WHERE b.order_id = o.id),
    (SELECT string_agg(s.tracking, ' ' ORDER BY s.number) FROM shipments s WHERE s.order_id = o.id)))
  FROM orders o, LATERAL (
    SELECT string_agg(DISTINCT concat_ws(' ', a ->> 'name', a ->> 'phone', regexp_replace(a ->> 'phone', '[^0-9]', '', 'g')), ' ') AS words
    FROM (VALUES (o.shipping_address), (o.billing_address)) AS addresses (a)) AS people
  WHERE o.id = wanted
$$;
