CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","status","total_cents");--> statement-breakpoint
CREATE INDEX "orders_under_review" ON "orders" USING btree ("id") WHERE "orders"."needs_review";--> statement-breakpoint
CREATE INDEX "orders_disputed" ON "orders" USING btree ("id") WHERE "orders"."disputed";--> statement-breakpoint
CREATE INDEX "orders_status_list" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_items_sold_out" ON "stock_items" USING btree ("sku") WHERE "stock_items"."on_hand" <= "stock_items"."reserved";--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","id");