CREATE TABLE "forum_category_watches" (
	"category_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "forum_category_watches_category_id_user_id_pk" PRIMARY KEY("category_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_digests" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"level" text DEFAULT 'weekly' NOT NULL,
	"ended_level" text,
	"made_for" timestamp with time zone,
	"up_to" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "forum_digests_level" CHECK ("forum_digests"."level" in ('daily', 'weekly', 'never')),
	CONSTRAINT "forum_digests_ended_level" CHECK ("forum_digests"."ended_level" is null or "forum_digests"."ended_level" in ('daily', 'weekly', 'never'))
);
--> statement-breakpoint
ALTER TABLE "forum_notices" DROP CONSTRAINT "forum_notices_kind";--> statement-breakpoint
ALTER TABLE "forum_category_watches" ADD CONSTRAINT "forum_category_watches_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_category_watches" ADD CONSTRAINT "forum_category_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_digests" ADD CONSTRAINT "forum_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_category_watches_user" ON "forum_category_watches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_notices_unread" ON "forum_notices" USING btree ("user_id","id") WHERE "forum_notices"."read_at" is null;--> statement-breakpoint
ALTER TABLE "forum_notices" ADD CONSTRAINT "forum_notices_kind" CHECK ("forum_notices"."kind" in ('mention', 'reply', 'watched', 'solved', 'thread'));