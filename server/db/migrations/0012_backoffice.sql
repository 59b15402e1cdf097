CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_status_list" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","id");