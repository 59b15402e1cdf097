-- Moving rows between tables changes no page.
DROP TRIGGER IF EXISTS catalogue_moved ON "search_synonyms";--> statement-breakpoint
ALTER TABLE "search_synonyms" DROP CONSTRAINT "search_synonyms_place";--> statement-breakpoint
ALTER TABLE "search_synonyms" ALTER COLUMN "place" SET DEFAULT 'help';--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_place" CHECK ("search_synonyms"."place" in ('help', 'spares', 'forum'));--> statement-breakpoint
INSERT INTO "search_synonyms" ("id", "place", "words") OVERRIDING SYSTEM VALUE SELECT "id", 'help', "words" FROM "help_synonyms";--> statement-breakpoint
DROP TABLE "help_synonyms" CASCADE;--> statement-breakpoint
-- Processes of the previous version use it during an update.
CREATE VIEW "help_synonyms" AS SELECT "id", "words" FROM "search_synonyms" WHERE "place" = 'help';
