CREATE TABLE "forum_reads" (
	"user_id" bigint NOT NULL,
	"thread_id" bigint NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "forum_reads_user_id_thread_id_pk" PRIMARY KEY("user_id","thread_id"),
	CONSTRAINT "forum_reads_number" CHECK ("forum_reads"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "forum_reads" ADD CONSTRAINT "forum_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reads" ADD CONSTRAINT "forum_reads_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_reads_thread" ON "forum_reads" USING btree ("thread_id");