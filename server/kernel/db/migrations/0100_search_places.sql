CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000000 CACHE 1),
	"place" text NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "search_synonyms_place" CHECK ("search_synonyms"."place" in ('spares', 'forum'))
);
--> statement-breakpoint
CREATE TABLE "searches_in_vain" (
	"place" text NOT NULL,
	"day" date NOT NULL,
	"query" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "searches_in_vain_place_day_query_pk" PRIMARY KEY("place","day","query"),
	CONSTRAINT "searches_in_vain_place" CHECK ("searches_in_vain"."place" in ('spares', 'forum')),
	CONSTRAINT "searches_in_vain_times" CHECK ("searches_in_vain"."times" > 0)
);
--> statement-breakpoint
-- Written by hand: synonyms are kept in memory with the catalogue, so its revision moves with them.
CREATE TRIGGER catalogue_moved AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_synonyms"
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_revision();
