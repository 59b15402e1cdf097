CREATE TABLE "forum_pictures" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "forum_pictures" ADD CONSTRAINT "forum_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_pictures" ADD CONSTRAINT "forum_pictures_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_pictures_post" ON "forum_pictures" USING btree ("post_id");
--> statement-breakpoint
-- Written by hand from here on: the search knows the description of a picture, and nothing of its address.
CREATE FUNCTION post_words(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(left(source, 8000), '!\[([^][]*)\]\(/api/[^()[:space:]]*\)', '\1', 'g')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_forum_page(thread bigint, place integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  told text;
  last_at timestamptz;
BEGIN
  SELECT string_agg(CASE WHEN deleted_at IS NULL AND hidden_at IS NULL THEN post_words(source) END, E'\n' ORDER BY number),
    max(created_at)
  INTO told, last_at
  FROM forum_posts WHERE thread_id = thread AND number BETWEEN place * 20 - 19 AND place * 20;
  INSERT INTO forum_search (thread_id, page, category_id, author_id, is_public, is_solved, written_at, title, words)
  SELECT id, place, category_id, user_id, hidden_at IS NULL, solved_by IS NOT NULL,
    date_trunc('milliseconds', coalesce(last_at, created_at)),
    CASE WHEN place = 1 THEN strip(to_tsvector('english', forum_threads.title)) END,
    strip(to_tsvector('english', concat_ws(E'\n', CASE WHEN place = 1 THEN forum_threads.title END, told)))
      || array_to_tsvector(tag_words(tags))
  FROM forum_threads WHERE id = thread
  ON CONFLICT (thread_id, page) DO UPDATE SET written_at = excluded.written_at, title = excluded.title,
    words = excluded.words;
  RETURN told;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_written_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_forum_page(NEW.thread_id, (NEW.number + 19) / 20);
  IF NEW.source <> '' THEN
    PERFORM add_forum_words(concat_ws(' ', post_words(NEW.source),
      (SELECT title FROM forum_threads WHERE id = NEW.thread_id AND NEW.number = 1)));
  END IF;
  RETURN NULL;
END $$;
