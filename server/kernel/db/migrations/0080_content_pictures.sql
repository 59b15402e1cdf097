CREATE TABLE "content_pictures" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"page_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_pictures" ADD CONSTRAINT "content_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pictures" ADD CONSTRAINT "content_pictures_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_pictures_page" ON "content_pictures" USING btree ("page_id");