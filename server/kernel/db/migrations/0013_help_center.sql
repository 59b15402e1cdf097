CREATE TABLE "help_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"results" integer NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "help_searches_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
CREATE TABLE "help_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_topics" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"source" text NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"publish_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_topics_slug_unique" UNIQUE("slug"),
	CONSTRAINT "help_topics_slug" CHECK ("help_topics"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "help_topics"."slug" <> 'search')
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic_id" bigint NOT NULL,
	"voter" text NOT NULL,
	"user_id" bigint,
	"help_full" boolean NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_votes_voter" UNIQUE("topic_id","voter")
);
--> statement-breakpoint
ALTER TABLE "help_topics" ADD CONSTRAINT "help_topics_category_help_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."help_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_topic_id_help_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."help_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_searches_nothing" ON "help_searches" USING btree ("day") WHERE "help_searches"."results" = 0;--> statement-breakpoint
CREATE INDEX "help_topics_category" ON "help_topics" USING btree ("category","position");--> statement-breakpoint
CREATE INDEX "help_votes_user" ON "help_votes" USING btree ("user_id");--> statement-breakpoint
-- Written by hand: topics speak of the catalogue and are kept in memory with it, so its revision moves with them.
DO $$
DECLARE
  catalogue_table text;
BEGIN
  FOREACH catalogue_table IN ARRAY ARRAY['help_categories', 'help_topics', 'help_synonyms'] LOOP
    EXECUTE format(
      'CREATE TRIGGER catalogue_moved AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_revision()', catalogue_table);
  END LOOP;
END
$$;
