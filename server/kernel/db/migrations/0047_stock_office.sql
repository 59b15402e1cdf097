CREATE TABLE "stock_arrivals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_arrivals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"count" integer NOT NULL,
	"due" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "stock_arrivals_count" CHECK ("stock_arrivals"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"delta" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"order_id" bigint,
	"moved_by" bigint,
	CONSTRAINT "stock_moves_reason" CHECK ("stock_moves"."reason" in ('counted', 'received', 'returned', 'damaged', 'lost', 'found', 'correction', 'imported', 'sold', 'restocked'))
);
--> statement-breakpoint
CREATE TABLE "stock_names" (
	"sku" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer,
	"title" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "stock_names_kind" CHECK ("stock_names"."kind" in ('frame', 'accessory', 'spare', 'other'))
);
--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "threshold" integer;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "low_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "noticed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_arrivals" ADD CONSTRAINT "stock_arrivals_sku_stock_items_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."stock_items"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_sku_stock_items_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."stock_items"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_moved_by_users_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_names" ADD CONSTRAINT "stock_names_sku_stock_items_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."stock_items"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_arrivals_open" ON "stock_arrivals" USING btree ("sku") WHERE "stock_arrivals"."received_at" is null;--> statement-breakpoint
CREATE INDEX "stock_arrivals_sku" ON "stock_arrivals" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "stock_moves_sku" ON "stock_moves" USING btree ("sku","id");--> statement-breakpoint
CREATE INDEX "stock_moves_order" ON "stock_moves" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_moves_moved_by" ON "stock_moves" USING btree ("moved_by");--> statement-breakpoint
CREATE INDEX "stock_names_kind" ON "stock_names" USING btree ("kind","sku");--> statement-breakpoint
CREATE INDEX "stock_names_product" ON "stock_names" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_names_words" ON "stock_names" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_items_low" ON "stock_items" USING btree ("sku") WHERE "stock_items"."low_since" is not null;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_threshold" CHECK ("stock_items"."threshold" >= 0);
--> statement-breakpoint
-- Written by hand from here on. What an item is called: a frame by its bike and size, goods by their title and version.
CREATE FUNCTION name_stock(wanted text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stock_names (sku, kind, product_id, title, words)
  SELECT sku, kind, product_id, title, lower(concat_ws(' ', sku, title, gtin))
  FROM (
    SELECT s.sku, coalesce(p.kind, CASE WHEN b.slug IS NULL THEN 'other' ELSE 'frame' END) AS kind,
      s.product_id, p.gtin,
      CASE WHEN p.id IS NOT NULL THEN concat_ws(', ', p.title, coalesce(version.title, nullif(s.third, '')))
        WHEN b.slug IS NOT NULL THEN b.title || ' frame, size ' || s.third
        ELSE s.sku END AS title
    FROM (SELECT sku, substring(sku FROM '^product:([0-9]{1,9})(?::|$)')::integer AS product_id,
            split_part(sku, ':', 2) AS second, split_part(sku, ':', 3) AS third
          FROM stock_items WHERE sku = wanted) AS s
    LEFT JOIN products p ON p.id = s.product_id
    LEFT JOIN bikes b ON s.sku LIKE 'frame:%' AND b.slug = s.second
    LEFT JOIN LATERAL (
      SELECT v ->> 'title' AS title FROM jsonb_array_elements(p.variants) AS v WHERE v ->> 'id' = s.third
    ) AS version ON true
  ) AS named
  ON CONFLICT (sku) DO UPDATE SET kind = excluded.kind, title = excluded.title, words = excluded.words
$$;
--> statement-breakpoint
CREATE FUNCTION name_new_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_stock(NEW.sku);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_named AFTER INSERT ON stock_items FOR EACH ROW EXECUTE FUNCTION name_new_stock();
--> statement-breakpoint
CREATE FUNCTION name_stock_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_stock(sku) FROM (SELECT sku FROM stock_names WHERE product_id = NEW.id ORDER BY sku) AS concerned;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_name_stock AFTER INSERT OR UPDATE OF kind, title, variants, gtin ON products
FOR EACH ROW EXECUTE FUNCTION name_stock_of_product();
--> statement-breakpoint
CREATE FUNCTION name_stock_of_bike() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_stock(sku) FROM (
    SELECT sku FROM stock_names WHERE kind IN ('frame', 'other') AND sku LIKE 'frame:%' ORDER BY sku) AS concerned;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bikes_name_stock AFTER INSERT OR UPDATE OF title, slug ON bikes
FOR EACH ROW EXECUTE FUNCTION name_stock_of_bike();
--> statement-breakpoint
SELECT name_stock(sku) FROM stock_items;
--> statement-breakpoint
-- Whether few are left is known with every reservation, and the email about it is due once for each time.
CREATE FUNCTION notice_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.threshold IS NOT NULL AND NEW.on_hand - NEW.reserved <= NEW.threshold THEN
    NEW.low_since := coalesce(NEW.low_since, now());
  ELSE
    NEW.low_since := NULL;
    NEW.noticed_at := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_low_inserted BEFORE INSERT ON stock_items
FOR EACH ROW WHEN (NEW.threshold IS NOT NULL) EXECUTE FUNCTION notice_low_stock();
--> statement-breakpoint
CREATE TRIGGER stock_low_updated BEFORE UPDATE ON stock_items
FOR EACH ROW WHEN (NEW.threshold IS NOT NULL OR OLD.threshold IS NOT NULL) EXECUTE FUNCTION notice_low_stock();
--> statement-breakpoint
-- The history of what is on hand. Whoever changes it names in 'shop.stock_move' why, for the rest of their transaction.
CREATE FUNCTION write_stock_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb := coalesce(nullif(current_setting('shop.stock_move', true), ''), '{}')::jsonb;
BEGIN
  INSERT INTO stock_moves (sku, delta, on_hand, reason, note, order_id, moved_by)
  VALUES (NEW.sku, NEW.on_hand - OLD.on_hand, NEW.on_hand, coalesce(why ->> 'reason', 'correction'),
    coalesce(why ->> 'note', ''), (why ->> 'order')::bigint, (why ->> 'by')::bigint);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_moved AFTER UPDATE OF on_hand ON stock_items
FOR EACH ROW WHEN (OLD.on_hand <> NEW.on_hand) EXECUTE FUNCTION write_stock_move();
