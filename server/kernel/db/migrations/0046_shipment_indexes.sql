CREATE INDEX "shipment_items_line" ON "shipment_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "shipments_shipped_by" ON "shipments" USING btree ("shipped_by");