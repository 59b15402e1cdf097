ALTER TABLE "csv_imports" DROP CONSTRAINT "csv_imports_kind";--> statement-breakpoint
ALTER TABLE "csv_lines" ADD COLUMN "hint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD CONSTRAINT "csv_imports_kind" CHECK ("csv_imports"."kind" in ('accessories', 'spares', 'bundles', 'stock', 'prices', 'customers'));