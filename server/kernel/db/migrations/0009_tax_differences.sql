ALTER TABLE "tax_records" ADD COLUMN "edit_id" bigint;--> statement-breakpoint
ALTER TABLE "tax_records" ADD COLUMN "calculation" text;--> statement-breakpoint
ALTER TABLE "tax_records" ADD COLUMN "sale_id" bigint;--> statement-breakpoint
ALTER TABLE "tax_records" ADD CONSTRAINT "tax_records_edit_id_pending_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."pending_edits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_records" ADD CONSTRAINT "tax_records_sale_id_tax_records_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."tax_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_records_edit" ON "tax_records" USING btree ("edit_id");--> statement-breakpoint
CREATE INDEX "tax_records_sale" ON "tax_records" USING btree ("sale_id");