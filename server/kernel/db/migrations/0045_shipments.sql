CREATE TABLE "shipment_items" (
	"shipment_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "shipment_items_shipment_id_position_pk" PRIMARY KEY("shipment_id","position"),
	CONSTRAINT "shipment_items_count" CHECK ("shipment_items"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"request_key" text NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"shipped_by" bigint,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "shipments_number" UNIQUE("order_id","number"),
	CONSTRAINT "shipments_request" UNIQUE("order_id","request_key"),
	CONSTRAINT "shipments_carrier" CHECK ("shipments"."carrier" in ('ups', 'fedex', 'usps', 'dhl', 'own'))
);
--> statement-breakpoint
ALTER TABLE "order_bikes" ADD COLUMN "frame_number" text;--> statement-breakpoint
ALTER TABLE "order_bikes" ADD COLUMN "shipment_id" bigint;--> statement-breakpoint
ALTER TABLE "order_bikes" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_order_id_position_order_lines_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shipped_by_users_id_fk" FOREIGN KEY ("shipped_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_bikes" ADD CONSTRAINT "order_bikes_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_bikes_shipment" ON "order_bikes" USING btree ("shipment_id");--> statement-breakpoint
ALTER TABLE "order_bikes" ADD CONSTRAINT "order_bikes_frame_number_unique" UNIQUE("frame_number");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shipped" CHECK ("order_lines"."shipped_count" between 0 and "order_lines"."count");
--> statement-breakpoint
-- Written by hand from here on. What had left before there were parcels, and bikes that were ready.
UPDATE order_lines l SET shipped_count = l.count FROM orders o
WHERE o.id = l.order_id AND o.fulfillment_state IN ('shipped', 'delivered', 'returned');
--> statement-breakpoint
UPDATE order_bikes b SET ready_at = coalesce(b.shipped_at, b.delivered_at, b.production_began_at, b.created_at)
FROM orders o WHERE o.id = b.order_id AND b.cancelled_at IS NULL
  AND (b.shipped_at IS NOT NULL OR b.delivered_at IS NOT NULL OR o.fulfillment_state IN ('ready', 'shipped', 'delivered'));
--> statement-breakpoint
CREATE FUNCTION count_shipped_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines SET shipped_count = shipped_count + NEW.count
  WHERE order_id = NEW.order_id AND position = NEW.position;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipment_items_counted AFTER INSERT ON shipment_items
FOR EACH ROW EXECUTE FUNCTION count_shipped_item();
--> statement-breakpoint
-- Orders are found by what stands on frames and parcels, too.
CREATE OR REPLACE FUNCTION order_words(wanted bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(' ', o.number, o.email, people.words,
    (SELECT string_agg(DISTINCT l.title, ' ') FROM order_lines l WHERE l.order_id = o.id),
    (SELECT string_agg(coalesce(b.frame_number, CASE b.bike_slug WHEN 'nireeka-prime' THEN 'NP' WHEN 'nireeka-homie' THEN 'NH'
      WHEN 'nyx' THEN 'NX' ELSE 'NK' END || '-' || b.serial), ' ' ORDER BY b.serial) FROM order_bikes b WHERE b.order_id = o.id),
    (SELECT string_agg(s.tracking, ' ' ORDER BY s.number) FROM shipments s WHERE s.order_id = o.id)))
  FROM orders o, LATERAL (
    SELECT string_agg(DISTINCT concat_ws(' ', a ->> 'name', a ->> 'phone', regexp_replace(a ->> 'phone', '[^0-9]', '', 'g')), ' ') AS words
    FROM (VALUES (o.shipping_address), (o.billing_address)) AS addresses (a)) AS people
  WHERE o.id = wanted
$$;
--> statement-breakpoint
CREATE FUNCTION index_order_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_order(NEW.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_bikes_numbered AFTER UPDATE OF frame_number ON order_bikes
FOR EACH ROW EXECUTE FUNCTION index_order_of_row();
--> statement-breakpoint
CREATE TRIGGER shipments_search AFTER INSERT OR UPDATE OF tracking ON shipments
FOR EACH ROW EXECUTE FUNCTION index_order_of_row();
