CREATE TABLE "pending_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"request_key" text NOT NULL,
	"position" integer NOT NULL,
	"count" integer NOT NULL,
	"title" text NOT NULL,
	"words" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"was" jsonb,
	"becomes" jsonb,
	"each_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"asked_by" bigint,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sends" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_why" text,
	CONSTRAINT "pending_edits_key" UNIQUE("order_id","request_key"),
	CONSTRAINT "pending_edits_ended_why" CHECK ("pending_edits"."ended_why" in ('withdrawn', 'canceled', 'begun', 'changed', 'expired')),
	CONSTRAINT "pending_edits_ended" CHECK (("pending_edits"."ended_at" is null) = ("pending_edits"."ended_why" is null)),
	CONSTRAINT "pending_edits_once" CHECK ("pending_edits"."paid_at" is null or "pending_edits"."ended_at" is null),
	CONSTRAINT "pending_edits_total" CHECK ("pending_edits"."total_cents" = "pending_edits"."net_cents" + "pending_edits"."tax_cents"),
	CONSTRAINT "pending_edits_net" CHECK ("pending_edits"."net_cents" = "pending_edits"."each_cents" * "pending_edits"."count"),
	CONSTRAINT "pending_edits_amounts" CHECK ("pending_edits"."each_cents" >= 0 and "pending_edits"."tax_cents" >= 0 and "pending_edits"."total_cents" >= 0 and "pending_edits"."sends" >= 0)
);
--> statement-breakpoint
DROP INDEX "documents_one_invoice";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "edit_id" bigint;--> statement-breakpoint
ALTER TABLE "pending_edits" ADD CONSTRAINT "pending_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_edits" ADD CONSTRAINT "pending_edits_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_edits_one_open" ON "pending_edits" USING btree ("order_id") WHERE "pending_edits"."paid_at" is null and "pending_edits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "pending_edits_due" ON "pending_edits" USING btree ("expires_at") WHERE "pending_edits"."paid_at" is null and "pending_edits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "pending_edits_asked_by" ON "pending_edits" USING btree ("asked_by");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_edit_id_pending_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."pending_edits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_edit" ON "payment_attempts" USING btree ("edit_id");