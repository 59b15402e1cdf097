CREATE TABLE "forum_deletions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_deletions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" bigint NOT NULL,
	"post_id" bigint,
	"user_id" bigint,
	"purge_at" timestamp with time zone NOT NULL,
	"was_solution" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "forum_log" DROP CONSTRAINT "forum_log_action";--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_deletions" ADD CONSTRAINT "forum_deletions_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_deletions" ADD CONSTRAINT "forum_deletions_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_deletions" ADD CONSTRAINT "forum_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_deletions_post" ON "forum_deletions" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_deletions_thread" ON "forum_deletions" USING btree ("thread_id") WHERE "forum_deletions"."post_id" is null;--> statement-breakpoint
CREATE INDEX "forum_deletions_of_thread" ON "forum_deletions" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "forum_deletions_user" ON "forum_deletions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_deletions_purge" ON "forum_deletions" USING btree ("purge_at");--> statement-breakpoint
ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_action" CHECK ("forum_log"."action" in ('change_thread', 'delete_thread', 'change_post', 'delete_post', 'restore_thread', 'restore_post', 'silence_member', 'unsilence_member'));--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_deleted" CHECK ("forum_threads"."deleted_at" is null or "forum_threads"."hidden_at" is not null);