CREATE TABLE "forum_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint,
	"action" text NOT NULL,
	"thread_id" bigint,
	"number" integer,
	"member_id" bigint,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_log_action" CHECK ("forum_log"."action" in ('change_thread', 'delete_thread', 'change_post', 'delete_post', 'silence_member', 'unsilence_member'))
);
--> statement-breakpoint
CREATE TABLE "forum_silences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"until" timestamp with time zone,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_silences" ADD CONSTRAINT "forum_silences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_log_thread" ON "forum_log" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "forum_log_actor" ON "forum_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "forum_log_member" ON "forum_log" USING btree ("member_id");