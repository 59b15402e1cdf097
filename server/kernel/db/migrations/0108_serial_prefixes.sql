ALTER TABLE "bikes" ADD COLUMN "serial_prefix" text;--> statement-breakpoint
ALTER TABLE "order_bikes" ADD COLUMN "serial_prefix" text DEFAULT 'NK' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_bikes_bike" ON "order_bikes" USING btree ("bike_slug");--> statement-breakpoint
ALTER TABLE "bikes" ADD CONSTRAINT "bikes_serial_prefix_unique" UNIQUE("serial_prefix");--> statement-breakpoint
ALTER TABLE "bikes" ADD CONSTRAINT "bikes_serial_prefix" CHECK ("bikes"."serial_prefix" ~ '^[A-Z]{2}$' and "bikes"."serial_prefix" <> 'NK');--> statement-breakpoint
UPDATE bikes SET serial_prefix = CASE slug WHEN 'nireeka-prime' THEN 'NP' WHEN 'nireeka-homie' THEN 'NH' ELSE 'NX' END
WHERE slug IN ('nireeka-prime', 'nireeka-homie', 'nyx');
--> statement-breakpoint
UPDATE order_bikes SET serial_prefix = CASE bike_slug WHEN 'nireeka-prime' THEN 'NP' WHEN 'nireeka-homie' THEN 'NH' ELSE 'NX' END
WHERE bike_slug IN ('nireeka-prime', 'nireeka-homie', 'nyx');
--> statement-breakpoint
-- A frame keeps the letters that its bike had when it was paid.
CREATE FUNCTION give_serial_prefix() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.serial_prefix := coalesce((SELECT serial_prefix FROM bikes WHERE slug = NEW.bike_slug), 'NK');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_bikes_serial_prefix BEFORE INSERT ON order_bikes FOR EACH ROW EXECUTE FUNCTION give_serial_prefix();
--> statement-breakpoint
-- Once a frame has a number, the letters of its bike stay, whoever changes them.
CREATE FUNCTION keep_serial_prefix() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM order_bikes WHERE bike_slug = OLD.slug) THEN
    RAISE EXCEPTION 'frames of % have numbers', OLD.slug USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bikes_keep_serial_prefix BEFORE UPDATE OF serial_prefix ON bikes FOR EACH ROW
WHEN (OLD.serial_prefix IS DISTINCT FROM NEW.serial_prefix) EXECUTE FUNCTION keep_serial_prefix();
--> statement-breakpoint
-- An order is found by the numbers of its frames.
CREATE OR REPLACE FUNCTION order_words(wanted bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(' ', o.number, o.email, people.words,
    (SELECT string_agg(DISTINCT concat_ws(' ', l.title, l.bundle ->> 'title'), ' ') FROM order_lines l WHERE l.order_id = o.id),
    (SELECT string_agg(coalesce(b.frame_number, b.serial_prefix || '-' || b.serial), ' ' ORDER BY b.serial)
      FROM order_bikes b WHERE b.order_id = o.id),
    (SELECT string_agg(s.tracking, ' ' ORDER BY s.number) FROM shipments s WHERE s.order_id = o.id)))
  FROM orders o, LATERAL (
    SELECT string_agg(DISTINCT concat_ws(' ', a ->> 'name', a ->> 'phone', regexp_replace(a ->> 'phone', '[^0-9]', '', 'g')), ' ') AS words
    FROM (VALUES (o.shipping_address), (o.billing_address)) AS addresses (a)) AS people
  WHERE o.id = wanted
$$;
