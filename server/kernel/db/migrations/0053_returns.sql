CREATE TABLE "return_items" (
	"return_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"count" integer NOT NULL,
	"bikes" bigint[] DEFAULT '{}' NOT NULL,
	"sellable" integer,
	CONSTRAINT "return_items_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_items_count" CHECK ("return_items"."count" > 0),
	CONSTRAINT "return_items_sellable" CHECK ("return_items"."sellable" between 0 and "return_items"."count")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'registered' NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"request_key" text NOT NULL,
	"registered_by" bigint,
	"registered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"inspected_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refund_request_id" bigint,
	CONSTRAINT "returns_number" UNIQUE("order_id","number"),
	CONSTRAINT "returns_request" UNIQUE("order_id","request_key"),
	CONSTRAINT "returns_state" CHECK ("returns"."state" in ('registered', 'received', 'inspected', 'refunded', 'canceled')),
	CONSTRAINT "returns_reason" CHECK ("returns"."reason" in ('withdrawal', 'changed_mind', 'wrong_item', 'damaged', 'defect', 'other')),
	CONSTRAINT "returns_refunded" CHECK (("returns"."state" = 'refunded') = ("returns"."refund_request_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_order_id_position_order_lines_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_registered_by_users_id_fk" FOREIGN KEY ("registered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_request_id_refund_requests_id_fk" FOREIGN KEY ("refund_request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_items_line" ON "return_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "returns_registered_by" ON "returns" USING btree ("registered_by");--> statement-breakpoint
CREATE INDEX "returns_refund_request" ON "returns" USING btree ("refund_request_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned" CHECK ("order_lines"."returned_count" between 0 and "order_lines"."shipped_count");
--> statement-breakpoint
-- Written by hand from here on.
CREATE FUNCTION count_returned_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines SET returned_count = returned_count + NEW.count
  WHERE order_id = NEW.order_id AND position = NEW.position;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER return_items_counted AFTER INSERT ON return_items
FOR EACH ROW EXECUTE FUNCTION count_returned_item();
--> statement-breakpoint
-- What did not come can be returned again.
CREATE FUNCTION uncount_canceled_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines l SET returned_count = l.returned_count - i.count
  FROM return_items i WHERE i.return_id = NEW.id AND l.order_id = i.order_id AND l.position = i.position;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER returns_canceled AFTER UPDATE OF state ON returns
FOR EACH ROW WHEN (NEW.state = 'canceled' AND OLD.state <> 'canceled') EXECUTE FUNCTION uncount_canceled_return();
