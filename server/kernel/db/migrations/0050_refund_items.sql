CREATE TABLE "refund_items" (
	"request_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"place" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "refund_items_request_id_position_place_pk" PRIMARY KEY("request_id","position","place"),
	CONSTRAINT "refund_items_place" CHECK ("refund_items"."place" in ('open', 'shipped')),
	CONSTRAINT "refund_items_count" CHECK ("refund_items"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"request_key" text NOT NULL,
	"target" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"shipping_cents" bigint NOT NULL,
	"free_cents" bigint NOT NULL,
	"restock" boolean NOT NULL,
	"reason" text NOT NULL,
	"asked_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_requests_key" UNIQUE("order_id","request_key"),
	CONSTRAINT "refund_requests_amounts" CHECK ("refund_requests"."total_cents" >= 0 and "refund_requests"."shipping_cents" >= 0 and "refund_requests"."free_cents" >= 0),
	CONSTRAINT "refund_requests_target" CHECK ("refund_requests"."target" in ('provider', 'credit'))
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_shipped";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "canceled_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD COLUMN "restocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_order_id_position_order_lines_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_items_line" ON "refund_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "refund_requests_asked_by" ON "refund_requests" USING btree ("asked_by");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_request" ON "refunds" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_pieces" CHECK ("order_lines"."shipped_count" >= 0 and "order_lines"."canceled_count" >= 0 and "order_lines"."shipped_count" + "order_lines"."canceled_count" <= "order_lines"."count");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_count" between 0 and "order_lines"."shipped_count");--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_restocked" CHECK ("stock_reservations"."restocked" between 0 and "stock_reservations"."count");
--> statement-breakpoint
-- Written by hand from here on.
CREATE FUNCTION count_refunded_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lines SET
    canceled_count = canceled_count + CASE NEW.place WHEN 'open' THEN NEW.count ELSE 0 END,
    refunded_count = refunded_count + CASE NEW.place WHEN 'shipped' THEN NEW.count ELSE 0 END
  WHERE order_id = NEW.order_id AND position = NEW.position;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refund_items_counted AFTER INSERT ON refund_items
FOR EACH ROW EXECUTE FUNCTION count_refunded_item();
