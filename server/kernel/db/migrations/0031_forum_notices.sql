CREATE TABLE "forum_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thread_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "forum_notices_once" UNIQUE("user_id","thread_id","number","kind"),
	CONSTRAINT "forum_notices_kind" CHECK ("forum_notices"."kind" in ('mention', 'reply', 'watched', 'solved'))
);
--> statement-breakpoint
CREATE TABLE "forum_watches" (
	"user_id" bigint NOT NULL,
	"thread_id" bigint NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "forum_watches_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id"),
	CONSTRAINT "forum_watches_level" CHECK ("forum_watches"."level" in ('watching', 'normal', 'muted'))
);
--> statement-breakpoint
ALTER TABLE "forum_notices" ADD CONSTRAINT "forum_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_notices" ADD CONSTRAINT "forum_notices_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_notices" ADD CONSTRAINT "forum_notices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_watches" ADD CONSTRAINT "forum_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_watches" ADD CONSTRAINT "forum_watches_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_notices_latest" ON "forum_notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "forum_notices_thread" ON "forum_notices" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "forum_notices_actor" ON "forum_notices" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "forum_watches_user" ON "forum_watches" USING btree ("user_id");
--> statement-breakpoint
-- Written by hand: who began a thread follows it.
INSERT INTO "forum_watches" ("user_id", "thread_id", "level")
SELECT "user_id", "id", 'watching' FROM "forum_threads" WHERE "user_id" IS NOT NULL;
