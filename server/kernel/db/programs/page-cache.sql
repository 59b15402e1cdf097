-- Invalidation log of the page cache, written by triggers, so that every write path is covered: forms, CSV imports,
-- jobs and raw SQL.

CREATE OR REPLACE FUNCTION move_all_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Statement triggers also fire if no row matched.
  IF EXISTS (SELECT FROM changed) THEN
    INSERT INTO page_moves (pages) VALUES ('all');
  END IF;
  RETURN NULL;
END
$$;

-- catalogue_revision stands for all tables of the catalog (catalog-revision.sql).
DO $$
DECLARE
  shown_table text;
BEGIN
  FOREACH shown_table IN ARRAY ARRAY['catalogue_revision', 'content_pages', 'content_versions', 'legal_versions',
    'reviews'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER pages_moved_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION move_all_pages()', shown_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER pages_moved AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION move_all_pages()', shown_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER pages_moved_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION move_all_pages()', shown_table);
  END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION move_product_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_moves (pages) VALUES (coalesce(substring(NEW.sku FROM '^product:[0-9]{1,9}'), 'all'));
  RETURN NULL;
END
$$;

-- Pages show the number in stock from six pieces down, so that orders of well-stocked items write nothing here.
CREATE OR REPLACE TRIGGER pages_moved AFTER UPDATE ON stock_items
  FOR EACH ROW WHEN (least(OLD.on_hand - OLD.reserved, 6) IS DISTINCT FROM least(NEW.on_hand - NEW.reserved, 6))
  EXECUTE FUNCTION move_product_pages();

CREATE OR REPLACE TRIGGER pages_moved_inserted AFTER INSERT ON stock_items
  FOR EACH ROW EXECUTE FUNCTION move_product_pages();

-- The stock of a bundle follows from its parts, up to ten pieces of one.
CREATE OR REPLACE FUNCTION move_bundle_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_moves (pages)
  SELECT DISTINCT 'product:' || pp.bundle_id FROM product_parts pp
  WHERE pp.product_id = substring(NEW.sku FROM '^product:([0-9]{1,9})(?::|$)')::integer
    AND least((OLD.on_hand - OLD.reserved) / pp.count, 6) <> least((NEW.on_hand - NEW.reserved) / pp.count, 6);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER pages_moved_of_bundles AFTER UPDATE ON stock_items
  FOR EACH ROW WHEN (least(OLD.on_hand - OLD.reserved, 60) IS DISTINCT FROM least(NEW.on_hand - NEW.reserved, 60))
  EXECUTE FUNCTION move_bundle_pages();
