-- Records which rows an API key wrote, because their own columns name its maker (server/kernel/db/author.ts).

CREATE OR REPLACE FUNCTION writing_key() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('shop.audit_origin', true), '')::jsonb ->> 'key'
$$;

-- Argument: the column that identifies a row.
CREATE OR REPLACE FUNCTION note_key_author() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  EXECUTE format('SELECT array_agg((%I)::text) FROM written', TG_ARGV[0]) INTO ids;
  DELETE FROM key_authors WHERE source = TG_TABLE_NAME AND row_id = ANY(ids);
  INSERT INTO key_authors (source, row_id, key_id)
  SELECT TG_TABLE_NAME, id, writing_key() FROM unnest(ids) AS id WHERE writing_key() IS NOT NULL;
  RETURN NULL;
END $$;

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['bike_edits', 'content_versions', 'csv_imports', 'customer_notes', 'delays',
    'draft_orders', 'newsletter_issues', 'price_changes', 'product_edits', 'refund_requests', 'returns', 'shipments',
    'stock_moves'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS written
      FOR EACH STATEMENT WHEN (writing_key() IS NOT NULL) EXECUTE FUNCTION note_key_author(''id'')', source || '_key_author', source);
  END LOOP;
END $$;

-- An issue has the author of its last change, and the number of a plan is that of its product: a person may follow a key.
CREATE OR REPLACE TRIGGER newsletter_issues_next_author AFTER UPDATE ON newsletter_issues REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT WHEN (is_audited()) EXECUTE FUNCTION note_key_author('id');
CREATE OR REPLACE TRIGGER product_plans_key_author AFTER INSERT ON product_plans REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT WHEN (is_audited()) EXECUTE FUNCTION note_key_author('product_id');
