ALTER TABLE "dealers" ADD COLUMN "rides_at_once" integer;--> statement-breakpoint
ALTER TABLE "dealers" ADD CONSTRAINT "dealers_at_once" CHECK ("dealers"."rides_at_once" > 0);