CREATE TABLE "disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"provider_dispute_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"evidence_due_at" timestamp with time zone,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "disputes_provider_dispute_id_unique" UNIQUE("provider_dispute_id"),
	CONSTRAINT "disputes_status" CHECK ("disputes"."status" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"received_cents" bigint,
	"received_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_transfers_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "bank_transfers_status" CHECK ("bank_transfers"."status" in ('open', 'paid', 'expired')),
	CONSTRAINT "bank_transfers_amount" CHECK ("bank_transfers"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "book_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"matched" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_totals" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"payments" integer NOT NULL,
	"captured_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"lost_cents" bigint NOT NULL,
	CONSTRAINT "daily_totals_day_provider_pk" PRIMARY KEY("day","provider")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "provider_events_once" UNIQUE("provider","event_id"),
	CONSTRAINT "provider_events_status" CHECK ("provider_events"."status" in ('queued', 'done', 'dead')),
	CONSTRAINT "provider_events_attempts" CHECK ("provider_events"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ALTER COLUMN "balance_after_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "target" text DEFAULT 'provider' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "origin" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "purpose" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_transfers_status" ON "bank_transfers" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "book_checks_latest" ON "book_checks" USING btree ("provider","checked_at");--> statement-breakpoint
CREATE INDEX "provider_events_due" ON "provider_events" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "payments_captured" ON "payments" USING btree ("provider","captured_at");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider_refund" UNIQUE("payment_id","provider_refund_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_target" CHECK ("refunds"."target" in ('provider', 'credit'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_origin" CHECK ("refunds"."origin" in ('shop', 'console'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment" CHECK ("refunds"."target" = 'credit' or "refunds"."payment_id" is not null);--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('credit', 'gifts', 'goodwill', 'sales', 'refunds', 'losses', 'stripe', 'paypal', 'sandbox', 'bank'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind" CHECK ("ledger_transfers"."kind" in ('gift', 'goodwill', 'refund', 'spent', 'returned', 'payment', 'paid_back', 'loss'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose" CHECK ("payments"."purpose" in ('order', 'surplus', 'review'));--> statement-breakpoint
-- The shop's own accounts are sums of their transfers from now on, and money at providers is booked too.
UPDATE "ledger_accounts" SET "balance_cents" = 0 WHERE "kind" <> 'credit';--> statement-breakpoint
INSERT INTO "ledger_accounts" ("kind", "balance_cents") VALUES ('sandbox', 0), ('sales', 0), ('refunds', 0) ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "ledger_transfers" ("kind", "cause", "from_account", "to_account", "amount_cents", "order_id", "title", "at")
SELECT 'payment', 'payment-' || p."id", sales."id", cash."id", p."amount_cents", p."order_id", 'Payment', p."captured_at"
FROM "payments" p
JOIN "ledger_accounts" sales ON sales."kind" = 'sales'
JOIN "ledger_accounts" cash ON cash."kind" = p."provider" AND cash."kind" = 'sandbox'
WHERE p."amount_cents" > 0;--> statement-breakpoint
INSERT INTO "ledger_transfers" ("kind", "cause", "from_account", "to_account", "amount_cents", "order_id", "title", "at")
SELECT 'paid_back', 'refund-' || r."id", cash."id", back."id", r."amount_cents", r."order_id", 'Refund', coalesce(r."finished_at", r."created_at")
FROM "refunds" r
JOIN "payments" p ON p."id" = r."payment_id"
JOIN "ledger_accounts" back ON back."kind" = 'refunds'
JOIN "ledger_accounts" cash ON cash."kind" = p."provider" AND cash."kind" = 'sandbox'
WHERE r."status" = 'succeeded';
