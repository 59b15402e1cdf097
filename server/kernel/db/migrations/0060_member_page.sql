ALTER TABLE "users" ADD COLUMN "has_forum_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_bikes" boolean DEFAULT false NOT NULL;