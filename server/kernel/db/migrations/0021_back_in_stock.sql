CREATE TABLE "member_builds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_builds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "member_builds_once" UNIQUE("user_id","code"),
	CONSTRAINT "member_builds_name" CHECK (length("member_builds"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "stock_alert_recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_alert_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"times_asked" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "stock_alert_recipients_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "stock_alert_recipients_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "stock_alert_recipients_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_alert_recipients_key" CHECK ("stock_alert_recipients"."email_key" = lower("stock_alert_recipients"."email_key")),
	CONSTRAINT "stock_alert_recipients_state" CHECK (("stock_alert_recipients"."confirmed_at" is null) = ("stock_alert_recipients"."token_hash" is not null) and ("stock_alert_recipients"."confirmed_at" is null) = ("stock_alert_recipients"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_once" UNIQUE("recipient_id","sku")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "build_reminders_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_builds" ADD CONSTRAINT "member_builds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_builds" ADD CONSTRAINT "member_builds_code_saved_builds_code_fk" FOREIGN KEY ("code") REFERENCES "public"."saved_builds"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_recipient_id_stock_alert_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."stock_alert_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_builds_code" ON "member_builds" USING btree ("code");--> statement-breakpoint
CREATE INDEX "member_builds_unreminded" ON "member_builds" USING btree ("created_at") WHERE "member_builds"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "stock_alert_recipients_expiry" ON "stock_alert_recipients" USING btree ("expires_at") WHERE "stock_alert_recipients"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("sku","id") WHERE "stock_alerts"."told_at" is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_told" ON "stock_alerts" USING btree ("sku","told_at") WHERE "stock_alerts"."told_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_alerts_age" ON "stock_alerts" USING btree ("created_at");