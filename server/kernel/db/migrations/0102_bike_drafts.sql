ALTER TABLE "bikes" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bikes" ADD COLUMN "made_like" text;