CREATE TABLE "forum_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"category_id" bigint,
	"title" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"thread_id" bigint,
	"source" text NOT NULL,
	"quoted_id" bigint,
	"quote" text DEFAULT '' NOT NULL,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rejected_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "forum_queue_request" UNIQUE("user_id","request_key"),
	CONSTRAINT "forum_queue_place" CHECK (("forum_queue"."category_id" is null) <> ("forum_queue"."thread_id" is null))
);
--> statement-breakpoint
ALTER TABLE "forum_log" DROP CONSTRAINT "forum_log_action";--> statement-breakpoint
ALTER TABLE "forum_queue" ADD CONSTRAINT "forum_queue_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_queue" ADD CONSTRAINT "forum_queue_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_queue" ADD CONSTRAINT "forum_queue_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_queue" ADD CONSTRAINT "forum_queue_quoted_id_forum_posts_id_fk" FOREIGN KEY ("quoted_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_queue_waiting" ON "forum_queue" USING btree ("id") WHERE "forum_queue"."rejected_at" is null;--> statement-breakpoint
CREATE INDEX "forum_queue_thread" ON "forum_queue" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "forum_queue_quoted" ON "forum_queue" USING btree ("quoted_id");--> statement-breakpoint
CREATE INDEX "forum_queue_category" ON "forum_queue" USING btree ("category_id");--> statement-breakpoint
ALTER TABLE "forum_log" ADD CONSTRAINT "forum_log_action" CHECK ("forum_log"."action" in ('change_thread', 'delete_thread', 'change_post', 'delete_post', 'restore_thread', 'restore_post', 'approve_post', 'reject_post', 'silence_member', 'unsilence_member'));