CREATE TABLE "csv_lines" (
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"verdict" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "csv_lines_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "csv_lines_verdict" CHECK ("csv_lines"."verdict" in ('new', 'change', 'same'))
);
--> statement-breakpoint
ALTER TABLE "csv_imports" DROP CONSTRAINT "csv_imports_kind";--> statement-breakpoint
ALTER TABLE "csv_imports" ADD COLUMN "added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "csv_lines" ADD CONSTRAINT "csv_lines_import_id_csv_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."csv_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD CONSTRAINT "csv_imports_kind" CHECK ("csv_imports"."kind" in ('accessories', 'spares', 'bundles', 'stock', 'prices'));