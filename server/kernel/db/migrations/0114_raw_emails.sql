CREATE TABLE "raw_emails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "raw_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"format" text NOT NULL,
	"attempts" integer NOT NULL,
	"attempt_until" timestamp with time zone,
	"content" "bytea",
	"message_id" bigint,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "raw_emails_digest_unique" UNIQUE("digest"),
	CONSTRAINT "raw_emails_format" CHECK ("raw_emails"."format" in ('mime', 'postmark'))
);
--> statement-breakpoint
ALTER TABLE "raw_emails" ADD CONSTRAINT "raw_emails_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raw_emails_message" ON "raw_emails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "raw_emails_received" ON "raw_emails" USING btree ("received_at");