CREATE TABLE "bank_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" text NOT NULL,
	"key" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"by" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_receipts_key_unique" UNIQUE("key"),
	CONSTRAINT "bank_receipts_amount" CHECK ("bank_receipts"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_surplus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_receipts" ADD CONSTRAINT "bank_receipts_transfer_id_bank_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."bank_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_receipts_transfer" ON "bank_receipts" USING btree ("transfer_id");--> statement-breakpoint
UPDATE "orders" SET "review_ends_at" = now() + interval '7 days'
WHERE "needs_review" AND "payment_state" IN ('unpaid', 'expired');
