-- Invalidates the in-memory catalog: every statement that writes one of its tables increments the revision.

-- The number comes from a sequence, which a rollback doesn't reset. Otherwise a reader could cache uncommitted rows
-- under a number that is used again.
CREATE OR REPLACE FUNCTION move_catalogue_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_revision SET revision = nextval('catalogue_revisions');
  RETURN NULL;
END
$$;

DO $$
DECLARE
  catalogue_table text;
BEGIN
  FOREACH catalogue_table IN ARRAY ARRAY[
    'bikes', 'bike_sizes', 'colors', 'color_availability', 'part_groups', 'parts', 'build_rules', 'presets',
    'products', 'product_parts', 'accessory_categories', 'category_names', 'spare_groups', 'countries', 'promotions',
    'tax_registrations', 'exchange_rates', 'factory_closed_days', 'full_weeks', 'settings', 'dealers', 'dealer_services', 'dealer_hours',
    'dealer_closed_days', 'test_ride_bikes', 'help_categories', 'help_topics', 'search_synonyms'
  ] LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER catalogue_moved AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_revision()', catalogue_table);
  END LOOP;
END
$$;
