CREATE TABLE "issue_pictures" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"issue_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "issue_pictures" ADD CONSTRAINT "issue_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_pictures" ADD CONSTRAINT "issue_pictures_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issue_pictures_issue" ON "issue_pictures" USING btree ("issue_id");