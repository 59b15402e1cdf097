CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"link_label" text,
	"code" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "campaigns_kind" CHECK ("campaigns"."kind" in ('banner', 'seasonal')),
	CONSTRAINT "campaigns_window" CHECK ("campaigns"."starts_at" < "campaigns"."ends_at"),
	CONSTRAINT "campaigns_link" CHECK ("campaigns"."link" ~ '^(https://|/[^/\\])'),
	CONSTRAINT "campaigns_content" CHECK (case "campaigns"."kind" when 'banner' then "campaigns"."link" is not null and "campaigns"."link_label" is not null else "campaigns"."code" is not null end)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"times_asked" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "newsletter_subscriptions_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "newsletter_subscriptions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_subscriptions_status" CHECK ("newsletter_subscriptions"."status" in ('pending', 'confirmed')),
	CONSTRAINT "newsletter_subscriptions_key" CHECK ("newsletter_subscriptions"."email_key" = lower("newsletter_subscriptions"."email_key")),
	CONSTRAINT "newsletter_subscriptions_state" CHECK (case "newsletter_subscriptions"."status" when 'pending' then "newsletter_subscriptions"."token_hash" is not null and "newsletter_subscriptions"."expires_at" is not null and "newsletter_subscriptions"."confirmed_at" is null else "newsletter_subscriptions"."token_hash" is null and "newsletter_subscriptions"."confirmed_at" is not null end)
);
--> statement-breakpoint
CREATE TABLE "support_hours" (
	"weekday" integer PRIMARY KEY NOT NULL,
	"opens" integer NOT NULL,
	"closes" integer NOT NULL,
	CONSTRAINT "support_hours_weekday" CHECK ("support_hours"."weekday" between 1 and 7),
	CONSTRAINT "support_hours_span" CHECK (0 <= "support_hours"."opens" and "support_hours"."opens" < "support_hours"."closes" and "support_hours"."closes" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" bigint NOT NULL,
	"author" text NOT NULL,
	"user_id" bigint,
	"body" text NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_messages_author" CHECK ("ticket_messages"."author" in ('customer', 'agent', 'system')),
	CONSTRAINT "ticket_messages_internal" CHECK (not "ticket_messages"."is_internal" or "ticket_messages"."author" <> 'customer')
);
--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "number" SET DEFAULT 'T-' || nextval('ticket_numbers');--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "topic" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_code_promotions_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promotions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_code" ON "campaigns" USING btree ("code");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_expiry" ON "newsletter_subscriptions" USING btree ("expires_at") WHERE "newsletter_subscriptions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "ticket_messages_thread" ON "ticket_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_messages_user" ON "ticket_messages" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_request_key_unique" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_topic" CHECK ("tickets"."topic" in ('order', 'bike', 'spares', 'warranty', 'dealer', 'privacy', 'other'));