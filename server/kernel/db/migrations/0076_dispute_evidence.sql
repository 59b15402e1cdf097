ALTER TABLE "disputes" ADD COLUMN "evidence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_key" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_sent_at" timestamp with time zone;