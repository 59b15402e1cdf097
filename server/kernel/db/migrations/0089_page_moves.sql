CREATE TABLE "page_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"pages" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_moves_at" ON "page_moves" USING btree ("at");
--> statement-breakpoint
-- Written by hand: whoever changes what public pages show, a form, a table, a job or SQL, the pages move with it.
CREATE FUNCTION move_all_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A statement that meets no rows changes nothing.
  IF EXISTS (SELECT FROM changed) THEN
    INSERT INTO page_moves (pages) VALUES ('all');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  shown_table text;
BEGIN
  -- Every change of a table of the catalogue moves its revision.
  FOREACH shown_table IN ARRAY ARRAY['catalogue_revision', 'content_pages', 'content_versions', 'reviews'] LOOP
    EXECUTE format('CREATE TRIGGER pages_moved_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION move_all_pages()', shown_table);
    EXECUTE format('CREATE TRIGGER pages_moved AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION move_all_pages()', shown_table);
    EXECUTE format('CREATE TRIGGER pages_moved_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION move_all_pages()', shown_table);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION move_product_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_moves (pages) VALUES (coalesce(substring(NEW.sku FROM '^product:[0-9]{1,9}'), 'all'));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Pages tell how many are left of six or fewer: an order of one of many writes nothing here.
CREATE TRIGGER pages_moved AFTER UPDATE ON stock_items
  FOR EACH ROW WHEN (least(OLD.on_hand - OLD.reserved, 6) IS DISTINCT FROM least(NEW.on_hand - NEW.reserved, 6))
  EXECUTE FUNCTION move_product_pages();
--> statement-breakpoint
CREATE TRIGGER pages_moved_inserted AFTER INSERT ON stock_items
  FOR EACH ROW EXECUTE FUNCTION move_product_pages();
