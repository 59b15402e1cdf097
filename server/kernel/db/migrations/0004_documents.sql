CREATE TABLE "document_counters" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "document_counters_kind" CHECK ("document_counters"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "document_counters_last" CHECK ("document_counters"."last" >= 0)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"refund_id" bigint,
	"cause" text NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_cause_unique" UNIQUE("cause"),
	CONSTRAINT "documents_number" UNIQUE("kind","number"),
	CONSTRAINT "documents_refund" UNIQUE("refund_id"),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "documents_count" CHECK ("documents"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_invoice" ON "documents" USING btree ("order_id") WHERE "documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" USING btree ("order_id");