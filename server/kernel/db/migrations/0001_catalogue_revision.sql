-- Written by hand. The catalogue's revision moves with every statement that writes a catalogue table.
-- Numbers come from a sequence: after a rollback the next writer gets a new one, so that no reader can keep
-- rows that were never committed under a number that is used again.
CREATE SEQUENCE catalogue_revisions;
--> statement-breakpoint
INSERT INTO catalogue_revision (revision) VALUES (nextval('catalogue_revisions'));
--> statement-breakpoint
CREATE FUNCTION move_catalogue_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_revision SET revision = nextval('catalogue_revisions');
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  catalogue_table text;
BEGIN
  FOREACH catalogue_table IN ARRAY ARRAY[
    'bikes', 'bike_sizes', 'colors', 'color_availability', 'part_groups', 'parts', 'build_rules', 'presets',
    'products', 'countries', 'promotions', 'factory_closed_days', 'settings'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER catalogue_moved AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_revision()', catalogue_table);
  END LOOP;
END
$$;
