ALTER TABLE "colors" ADD COLUMN "finish" text;--> statement-breakpoint
ALTER TABLE "colors" ADD CONSTRAINT "colors_finish" CHECK ("colors"."finish" in ('carbon'));--> statement-breakpoint
UPDATE "colors" SET "finish" = 'carbon' WHERE "title" = 'Carbon Matt' AND "type" = 'Standard';
