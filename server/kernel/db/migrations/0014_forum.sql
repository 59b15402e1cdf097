CREATE TABLE "forum_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"threads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "forum_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "forum_categories_threads" CHECK ("forum_categories"."threads" >= 0)
);
--> statement-breakpoint
CREATE TABLE "forum_flags" (
	"post_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "forum_flags_post_id_user_id_pk" PRIMARY KEY("post_id","user_id"),
	CONSTRAINT "forum_flags_reason" CHECK ("forum_flags"."reason" in ('spam', 'rude', 'illegal', 'off_topic', 'other'))
);
--> statement-breakpoint
CREATE TABLE "forum_likes" (
	"post_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"user_id" bigint,
	"source" text NOT NULL,
	"body" jsonb NOT NULL,
	"renderer" integer NOT NULL,
	"quoted_id" bigint,
	"quote" text DEFAULT '' NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"request_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "forum_posts_number" UNIQUE("thread_id","number"),
	CONSTRAINT "forum_posts_request" UNIQUE("user_id","request_key"),
	CONSTRAINT "forum_posts_counts" CHECK ("forum_posts"."likes" >= 0),
	CONSTRAINT "forum_posts_first" CHECK ("forum_posts"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "forum_threads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" bigint NOT NULL,
	"user_id" bigint,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_post_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_user_id" bigint,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"locked_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"solved_by" integer,
	CONSTRAINT "forum_threads_title" CHECK ("forum_threads"."title" <> ''),
	CONSTRAINT "forum_threads_posts" CHECK ("forum_threads"."posts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "forum_flags" ADD CONSTRAINT "forum_flags_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_flags" ADD CONSTRAINT "forum_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_quoted_id_forum_posts_id_fk" FOREIGN KEY ("quoted_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_last_user_id_users_id_fk" FOREIGN KEY ("last_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_flags_user" ON "forum_flags" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_flags_open" ON "forum_flags" USING btree ("created_at") WHERE "forum_flags"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "forum_likes_user" ON "forum_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_posts_latest_of" ON "forum_posts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_posts_quoted" ON "forum_posts" USING btree ("quoted_id");--> statement-breakpoint
CREATE INDEX "forum_threads_user" ON "forum_threads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_threads_last_user" ON "forum_threads" USING btree ("last_user_id");--> statement-breakpoint
CREATE INDEX "forum_threads_latest" ON "forum_threads" USING btree ("is_pinned","last_post_at","id") WHERE "forum_threads"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "forum_threads_category" ON "forum_threads" USING btree ("category_id","is_pinned","last_post_at","id") WHERE "forum_threads"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "forum_threads_hidden" ON "forum_threads" USING btree ("hidden_at") WHERE "forum_threads"."hidden_at" is not null;