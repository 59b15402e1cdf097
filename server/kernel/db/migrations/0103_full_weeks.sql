CREATE TABLE "full_weeks" (
	"week" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Written by hand. Full weeks are a part of the catalog: what is promised is read anew with them.
CREATE TRIGGER catalogue_moved AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON full_weeks
FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_revision();
