CREATE TABLE "undone_parcels" (
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking" text NOT NULL,
	"request_key" text NOT NULL,
	"items" jsonb NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone NOT NULL,
	"undone_by" bigint,
	CONSTRAINT "undone_parcels_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "undone_parcels_request" UNIQUE("order_id","request_key")
);
--> statement-breakpoint
ALTER TABLE "undone_parcels" ADD CONSTRAINT "undone_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undone_parcels" ADD CONSTRAINT "undone_parcels_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undone_parcels_undone_by" ON "undone_parcels" USING btree ("undone_by");--> statement-breakpoint
-- Written by hand. A parcel that was shipped by mistake is taken out of its order: its pieces are counted out of their
-- lines, whose checks refuse what was refunded or is coming back, and a parcel that has arrived stays.
CREATE FUNCTION uncount_shipped_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines SET shipped_count = shipped_count - OLD.count
  WHERE order_id = OLD.order_id AND position = OLD.position;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipment_items_uncounted AFTER DELETE ON shipment_items
FOR EACH ROW EXECUTE FUNCTION uncount_shipped_item();
--> statement-breakpoint
CREATE FUNCTION keep_delivered_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.delivered_at IS NOT NULL THEN
    RAISE EXCEPTION 'A parcel that has arrived stays.' USING ERRCODE = 'check_violation', CONSTRAINT = 'shipments_delivered';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipments_kept BEFORE DELETE ON shipments
FOR EACH ROW EXECUTE FUNCTION keep_delivered_parcel();
--> statement-breakpoint
CREATE FUNCTION index_order_of_gone_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_order(OLD.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shipments_search_gone AFTER DELETE ON shipments
FOR EACH ROW EXECUTE FUNCTION index_order_of_gone_row();
--> statement-breakpoint
INSERT INTO "order_moves" ("column", "from_state", "to_state", "actors") VALUES
  ('fulfillment_state', 'partly_shipped', 'to_build', '{shop}'),
  ('fulfillment_state', 'shipped', 'to_build', '{shop}'),
  ('fulfillment_state', 'partly_shipped', 'in_production', '{shop}'),
  ('fulfillment_state', 'partly_shipped', 'ready', '{shop}'),
  ('fulfillment_state', 'shipped', 'ready', '{shop}'),
  ('fulfillment_state', 'shipped', 'partly_shipped', '{shop}');
