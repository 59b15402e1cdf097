ALTER TABLE "content_pages" DROP CONSTRAINT "content_pages_kind";--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "keywords" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_category_help_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."help_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_versions_category" ON "content_versions" USING btree ("category");--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_kind" CHECK ("content_pages"."kind" in ('page', 'manual', 'news', 'help'));