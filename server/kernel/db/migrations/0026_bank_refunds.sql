CREATE TABLE "bank_refunds" (
	"refund_id" bigint PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"sent_on" date NOT NULL,
	"by" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_refunds_reference" CHECK ("bank_refunds"."reference" <> '')
);
--> statement-breakpoint
ALTER TABLE "bank_refunds" ADD CONSTRAINT "bank_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Refunds by bank transfer ended as failed, because no provider sends them. They wait for a person again, unless the order has had another refund since.
UPDATE "refunds" AS r SET "status" = 'pending', "finished_at" = NULL, "last_error" = NULL, "next_attempt_at" = now() + interval '10 years'
FROM "payments" p
WHERE p."id" = r."payment_id" AND p."provider" = 'bank' AND r."status" = 'failed' AND r."provider_refund_id" IS NULL
	AND NOT EXISTS (
		SELECT 1 FROM "refunds" later
		WHERE later."order_id" = r."order_id" AND later."id" > r."id" AND later."status" IN ('pending', 'succeeded')
	);
