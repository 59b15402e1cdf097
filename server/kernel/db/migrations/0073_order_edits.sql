CREATE TABLE "order_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"edition" integer NOT NULL,
	"request_key" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer,
	"words" text NOT NULL,
	"refund_cents" bigint DEFAULT 0 NOT NULL,
	"request_id" bigint,
	"made_by" bigint,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_edits_edition" UNIQUE("order_id","edition"),
	CONSTRAINT "order_edits_key" UNIQUE("order_id","request_key"),
	CONSTRAINT "order_edits_kind" CHECK ("order_edits"."kind" in ('delivery', 'bike')),
	CONSTRAINT "order_edits_bike" CHECK (("order_edits"."kind" = 'bike') = ("order_edits"."position" is not null)),
	CONSTRAINT "order_edits_amounts" CHECK ("order_edits"."edition" >= 0 and "order_edits"."refund_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_edits_made_by" ON "order_edits" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "order_edits_request" ON "order_edits" USING btree ("request_id");