CREATE TABLE "accessory_categories" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_names" (
	"kind" text NOT NULL,
	"former" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "category_names_kind_former_pk" PRIMARY KEY("kind","former"),
	CONSTRAINT "category_names_kind" CHECK ("category_names"."kind" in ('accessory', 'spare'))
);
--> statement-breakpoint
ALTER TABLE "spare_groups" ADD COLUMN "text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spare_groups" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "category_names_code" ON "category_names" USING btree ("kind","code");
--> statement-breakpoint
-- Written by hand: what the shop shows of categories moves the catalog with it.
CREATE TRIGGER catalogue_moved AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON accessory_categories
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_revision();
--> statement-breakpoint
CREATE TRIGGER catalogue_moved AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category_names
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_revision();
