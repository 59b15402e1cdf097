CREATE TABLE "forum_trust" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_trust_level" CHECK ("forum_trust"."level" in ('new', 'member'))
);
--> statement-breakpoint
ALTER TABLE "forum_trust" ADD CONSTRAINT "forum_trust_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;