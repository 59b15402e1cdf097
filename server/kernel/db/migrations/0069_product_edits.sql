CREATE TABLE "product_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" bigint,
	"was" jsonb NOT NULL,
	"became" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_edits" ADD CONSTRAINT "product_edits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_edits" ADD CONSTRAINT "product_edits_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_edits_product" ON "product_edits" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_edits_made_by" ON "product_edits" USING btree ("made_by");--> statement-breakpoint
-- Written by hand from here on. Whoever edits a product, by the form, a table or SQL: its history has it.
CREATE FUNCTION product_state(p products) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'title', p.title, 'description', p.description, 'fits', to_jsonb(p.fits), 'is_offered', p.is_offered,
    'group', CASE WHEN p.kind = 'spare' THEN coalesce(p.spare_group, '') ELSE p.category END,
    'weight_g', p.weight_g, 'facts', p.facts, 'warnings', to_jsonb(p.warnings), 'gtin', p.gtin)
$$;
--> statement-breakpoint
CREATE FUNCTION keep_product_edits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_edits (product_id, made_by, was, became)
  SELECT w.id, nullif(current_setting('shop.product_editor', true), '')::bigint, product_state(o), product_state(w)
  FROM written w JOIN replaced o ON o.id = w.id
  WHERE (w.title, w.description, w.fits, w.is_offered, w.spare_group, w.category, w.weight_g, w.facts, w.warnings, w.gtin)
    IS DISTINCT FROM
    (o.title, o.description, o.fits, o.is_offered, o.spare_group, o.category, o.weight_g, o.facts, o.warnings, o.gtin)
  ORDER BY w.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_keep_edits AFTER UPDATE ON products REFERENCING OLD TABLE AS replaced NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION keep_product_edits();
