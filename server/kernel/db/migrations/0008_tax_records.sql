CREATE TABLE "tax_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"transaction_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_records_reference_unique" UNIQUE("reference"),
	CONSTRAINT "tax_records_kind" CHECK ("tax_records"."kind" in ('sale', 'reversal')),
	CONSTRAINT "tax_records_amount" CHECK ("tax_records"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_calculation" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_tax_fallback" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_records" ADD CONSTRAINT "tax_records_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_records_order" ON "tax_records" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tax_records_due" ON "tax_records" USING btree ("created_at") WHERE "tax_records"."transaction_id" is null;