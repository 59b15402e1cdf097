CREATE TABLE "product_picture_files" (
	"picture_id" bigint NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "product_picture_files_picture_id_format_width_pk" PRIMARY KEY("picture_id","format","width"),
	CONSTRAINT "product_picture_files_format" CHECK ("product_picture_files"."format" in ('webp', 'avif'))
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"file_id" bigint NOT NULL,
	"crop" jsonb,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"made_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_pictures_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "product_pictures_size" CHECK ("product_pictures"."width" > 0 and "product_pictures"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_picture_files" ADD CONSTRAINT "product_picture_files_picture_id_product_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."product_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_pictures_product" ON "product_pictures" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_pictures_file" ON "product_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "product_pictures_open" ON "product_pictures" USING btree ("next_attempt_at") WHERE "product_pictures"."made_at" is null;
--> statement-breakpoint
-- Written by hand from here on. Pictures are part of what is kept of edits, and earlier edits had none.
UPDATE product_edits SET was = was || '{"pictures": []}', became = became || '{"pictures": []}';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_state(p products) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'title', p.title, 'description', p.description, 'fits', to_jsonb(p.fits), 'is_offered', p.is_offered,
    'group', CASE WHEN p.kind = 'spare' THEN coalesce(p.spare_group, '') ELSE p.category END,
    'weight_g', p.weight_g, 'facts', p.facts, 'warnings', to_jsonb(p.warnings), 'gtin', p.gtin, 'pictures', p.pictures)
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
  ORDER BY w.id;
  RETURN NULL;
END $$;
