ALTER TABLE "products" ADD COLUMN "fits_parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_entries" ADD COLUMN "part_id" integer;--> statement-breakpoint
ALTER TABLE "service_entries" ADD CONSTRAINT "service_entries_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_entries_part" ON "service_entries" USING btree ("part_id");--> statement-breakpoint
-- by hand: what the spare parts of the first data fit; triggers of earlier versions call functions that are gone.
ALTER TABLE "products" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "products" p SET "fits_parts" = string_to_array(known.codes, ' ')
FROM (VALUES
  (5000302, 'drive-9 drive-11'),
  (5000312, 'drive-9 drive-11'),
  (5000355, 'drive-9 drive-11'),
  (5000304, 'drive-9'),
  (5000308, 'drive-9'),
  (5000315, 'drive-9'),
  (5000317, 'drive-9'),
  (5000305, 'drive-11'),
  (5000309, 'drive-11'),
  (5000316, 'drive-11'),
  (5000318, 'drive-11'),
  (5000306, 'drive-12-electronic'),
  (5000310, 'drive-12-electronic'),
  (5000307, 'drive-belt'),
  (5000319, 'brakes-160 brakes-203-180'),
  (5000320, 'brakes-203-203'),
  (5000321, 'brakes-160'),
  (5000322, 'brakes-203-180'),
  (5000323, 'brakes-203-180 brakes-203-203'),
  (5000336, 'tune-us2'),
  (5000360, 'fork-air-80 fork-air-120 fork-air-150 fork-air-160')
) AS known(id, codes) WHERE p.id = known.id AND p.kind = 'spare';--> statement-breakpoint
ALTER TABLE "products" ENABLE TRIGGER USER;
