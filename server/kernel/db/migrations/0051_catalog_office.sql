CREATE TABLE "price_change_lines" (
	"change_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"old_cents" bigint NOT NULL,
	"new_cents" bigint NOT NULL,
	CONSTRAINT "price_change_lines_change_id_product_id_variant_pk" PRIMARY KEY("change_id","product_id","variant"),
	CONSTRAINT "price_change_lines_amounts" CHECK ("price_change_lines"."old_cents" >= 0 and "price_change_lines"."new_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"basis_points" integer,
	"note" text DEFAULT '' NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"undoes" bigint,
	"request_key" text NOT NULL,
	CONSTRAINT "price_changes_request" UNIQUE("request_key"),
	CONSTRAINT "price_changes_undoes" UNIQUE("undoes"),
	CONSTRAINT "price_changes_kind" CHECK ("price_changes"."kind" in ('percent', 'prices', 'import', 'undo'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(id::text || ' ' || title || ' ' || coalesce(gtin, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "price_change_lines" ADD CONSTRAINT "price_change_lines_change_id_price_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."price_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change_lines" ADD CONSTRAINT "price_change_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_lines_product" ON "price_change_lines" USING btree ("product_id","change_id");--> statement-breakpoint
CREATE INDEX "price_changes_made_by" ON "price_changes" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "price_changes_due" ON "price_changes" USING btree ("starts_at") WHERE "price_changes"."applied_at" is null and "price_changes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "products_kind_id" ON "products" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("words" gin_trgm_ops);
--> statement-breakpoint
-- Written by hand from here on: a spare that isn't offered is found by nobody (docs/decisions/0013).
CREATE OR REPLACE FUNCTION terms_of_spare(product products) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  bike_titles text := (SELECT string_agg(title, ' / ') FROM bikes WHERE slug = ANY (product.fits));
  kind_words text := (SELECT concat_ws(' / ', title, array_to_string(keywords, ' / '))
                      FROM spare_groups WHERE code = product.spare_group);
  said text := concat_ws(' / ', product.id, array_to_string(product.standards, ' / '),
                         product.standard_equivalent, kind_words, bike_titles,
                         (SELECT string_agg(version ->> 'title', ' / ') FROM jsonb_array_elements(product.variants) AS version));
  in_title text[] := search_words(product.title) || search_joints(product.title);
BEGIN
  IF product.kind <> 'spare' OR NOT product.is_offered THEN
    RETURN '{}';
  END IF;
  RETURN search_terms(in_title || search_words(said) || search_joints(said), '')
    || search_terms(in_title, '=')
    || ARRAY(SELECT DISTINCT '@' || slug FROM unnest(product.fits) AS slug)
    || CASE WHEN product.spare_group IS NULL THEN '{}' ELSE ARRAY['#' || product.spare_group] END
    || '{+spare}';
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_spare_in_stock(product products) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT product.kind = 'spare' AND product.is_offered AND EXISTS (
    SELECT FROM stock_items WHERE on_hand > reserved AND sku = ANY (
      CASE WHEN jsonb_array_length(product.variants) = 0 THEN ARRAY['product:' || product.id]
      ELSE ARRAY(SELECT concat('product:', product.id, ':', version ->> 'id')
                 FROM jsonb_array_elements(product.variants) AS version) END))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_written_spares() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  withdrawn integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM index_spares(ARRAY(SELECT id FROM written WHERE kind = 'spare'));
    RETURN NULL;
  END IF;
  PERFORM index_spares(ARRAY(
    SELECT n.id FROM written n JOIN replaced o ON o.id = n.id
    WHERE 'spare' IN (n.kind, o.kind)
      AND (n.kind, n.title, n.fits, n.standards, n.standard_equivalent, n.spare_group, n.is_offered)
        IS DISTINCT FROM (o.kind, o.title, o.fits, o.standards, o.standard_equivalent, o.spare_group, o.is_offered)
      -- The words of versions are searched, their prices aren't.
      OR 'spare' IN (n.kind, o.kind) AND n.variants <> o.variants
        AND jsonb_path_query_array(n.variants, '$[*].title') <> jsonb_path_query_array(o.variants, '$[*].title')));
  withdrawn := ARRAY(SELECT n.id FROM written n JOIN replaced o ON o.id = n.id
                     WHERE n.kind = 'spare' AND o.is_offered AND NOT n.is_offered);
  IF cardinality(withdrawn) > 0 THEN
    PERFORM forget_postings(array_fill('+stock'::text, ARRAY[cardinality(withdrawn)]), withdrawn);
  END IF;
  RETURN NULL;
END
$$;
