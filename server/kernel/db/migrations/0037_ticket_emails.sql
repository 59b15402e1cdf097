ALTER TABLE "mail_outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "in_reply_to" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reference_ids" text;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "quote" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "message_id" text;