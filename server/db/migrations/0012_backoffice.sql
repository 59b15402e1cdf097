CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_status_list" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_items_sold_out" ON "stock_items" USING btree ("sku") WHERE "stock_items"."on_hand" <= "stock_items"."reserved";--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","id");