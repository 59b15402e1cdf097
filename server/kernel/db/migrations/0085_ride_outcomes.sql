ALTER TABLE "test_rides" ADD COLUMN "outcome" text;--> statement-breakpoint
CREATE INDEX "test_rides_time" ON "test_rides" USING btree ("starts_at","id");--> statement-breakpoint
ALTER TABLE "test_rides" ADD CONSTRAINT "test_rides_outcome" CHECK ("test_rides"."outcome" in ('ridden', 'missed'));