CREATE TABLE "canned_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"moves_to" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_answers_title_unique" UNIQUE("title"),
	CONSTRAINT "canned_answers_moves_to" CHECK ("canned_answers"."moves_to" in ('new', 'open', 'waiting_for_customer', 'waiting_for_us', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "ticket_searches" (
	"ticket_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"query" text NOT NULL,
	"results" integer NOT NULL,
	CONSTRAINT "ticket_searches_ticket_id_position_pk" PRIMARY KEY("ticket_id","position")
);
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "event" jsonb;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "bike_id" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "priority" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "merged_into" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "follows" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "clock_spent_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "clock_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_answer_ms" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "solved" boolean;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "score_comment" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket_searches" ADD CONSTRAINT "ticket_searches_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_searches_query" ON "ticket_searches" USING btree ("query");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_bike_id_order_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."order_bikes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_merged_into_tickets_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_follows_tickets_id_fk" FOREIGN KEY ("follows") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_messages_words" ON "ticket_messages" USING gin (to_tsvector('simple', regexp_replace("body", '[^[:alnum:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "tickets_due" ON "tickets" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","status");--> statement-breakpoint
CREATE INDEX "tickets_email" ON "tickets" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "tickets_order" ON "tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tickets_bike" ON "tickets" USING btree ("bike_id");--> statement-breakpoint
CREATE INDEX "tickets_created" ON "tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tickets_tags" ON "tickets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "tickets_words" ON "tickets" USING gin (to_tsvector('simple', regexp_replace("number" || ' ' || "subject" || ' ' || "name" || ' ' || "email" || ' ' || coalesce("order_number", ''), '[^[:alnum:]]+', ' ', 'g')));--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_request_key_unique" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_channel" CHECK ("ticket_messages"."channel" in ('web', 'email'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_priority" CHECK ("tickets"."priority" in ('urgent', 'high', 'normal', 'low'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_score" CHECK ("tickets"."score" between 1 and 5);--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_clock" CHECK ("tickets"."clock_spent_ms" >= 0);--> statement-breakpoint
-- Nobody could answer a ticket in the shop so far: what is open waits since it was written, and is due.
UPDATE "tickets" SET "clock_since" = "created_at", "asked_at" = "created_at", "due_at" = "created_at"
WHERE "status" IN ('new', 'open', 'waiting_for_us');
