CREATE INDEX "tickets_merged" ON "tickets" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "tickets_follows" ON "tickets" USING btree ("follows");