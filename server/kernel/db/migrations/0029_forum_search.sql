CREATE TABLE "forum_search" (
	"thread_id" bigint NOT NULL,
	"page" integer NOT NULL,
	"category_id" bigint NOT NULL,
	"author_id" bigint,
	"is_public" boolean NOT NULL,
	"is_solved" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"title" "tsvector",
	"words" "tsvector" NOT NULL,
	CONSTRAINT "forum_search_thread_id_page_pk" PRIMARY KEY("thread_id","page")
);
--> statement-breakpoint
CREATE TABLE "forum_words" (
	"variant" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "forum_words_variant_word_pk" PRIMARY KEY("variant","word")
);
--> statement-breakpoint
ALTER TABLE "forum_search" ADD CONSTRAINT "forum_search_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_search_title" ON "forum_search" USING gin ("title") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "forum_search_words" ON "forum_search" USING gin ("words") WITH (fastupdate=false);
--> statement-breakpoint
-- Written by hand from here on (docs/decisions/0024): the search of the forum, kept by triggers.
-- Out of line, so that a pass over the rows that a frequent word leads to reads no words.
ALTER TABLE "forum_search" ALTER COLUMN "words" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE FUNCTION add_forum_words(source text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO forum_words (variant, word)
  SELECT variant, word
  FROM (SELECT DISTINCT part AS word FROM unnest(search_words(source)) AS part
        WHERE part ~ '^[a-z]{4,20}$'
          AND NOT EXISTS (SELECT FROM forum_words w WHERE w.variant = part AND w.word = part)) AS fresh,
    search_variants(word) AS variant
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Makes one row anew from what everyone can read. Of a post 8,000 characters count: a row of 20 stays below the limit of
-- a tsvector.
CREATE FUNCTION index_forum_page(thread bigint, place integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  told text;
  last_at timestamptz;
BEGIN
  SELECT string_agg(CASE WHEN deleted_at IS NULL AND hidden_at IS NULL THEN left(source, 8000) END, E'\n' ORDER BY number),
    max(created_at)
  INTO told, last_at
  FROM forum_posts WHERE thread_id = thread AND number BETWEEN place * 20 - 19 AND place * 20;
  INSERT INTO forum_search (thread_id, page, category_id, author_id, is_public, is_solved, written_at, title, words)
  SELECT id, place, category_id, user_id, hidden_at IS NULL, solved_by IS NOT NULL,
    date_trunc('milliseconds', coalesce(last_at, created_at)),
    CASE WHEN place = 1 THEN strip(to_tsvector('english', forum_threads.title)) END,
    strip(to_tsvector('english', concat_ws(E'\n', CASE WHEN place = 1 THEN forum_threads.title END, told)))
  FROM forum_threads WHERE id = thread
  ON CONFLICT (thread_id, page) DO UPDATE SET written_at = excluded.written_at, title = excluded.title,
    words = excluded.words;
  RETURN told;
END $$;
--> statement-breakpoint
CREATE FUNCTION index_written_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_forum_page(NEW.thread_id, (NEW.number + 19) / 20);
  IF NEW.source <> '' THEN
    PERFORM add_forum_words(concat_ws(' ', left(NEW.source, 8000),
      (SELECT title FROM forum_threads WHERE id = NEW.thread_id AND NEW.number = 1)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_post_written AFTER INSERT OR UPDATE OF source, deleted_at, hidden_at ON forum_posts
FOR EACH ROW EXECUTE FUNCTION index_written_post();
--> statement-breakpoint
CREATE FUNCTION index_moved_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE forum_search SET category_id = NEW.category_id, author_id = NEW.user_id,
    is_public = NEW.hidden_at IS NULL, is_solved = NEW.solved_by IS NOT NULL
  WHERE thread_id = NEW.id;
  IF NEW.title <> OLD.title THEN
    PERFORM index_forum_page(NEW.id, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_thread_moved AFTER UPDATE ON forum_threads FOR EACH ROW
WHEN ((OLD.title, OLD.category_id, OLD.user_id, OLD.hidden_at, OLD.solved_by)
  IS DISTINCT FROM (NEW.title, NEW.category_id, NEW.user_id, NEW.hidden_at, NEW.solved_by))
EXECUTE FUNCTION index_moved_thread();
--> statement-breakpoint
SELECT count(index_forum_page(t.id, place))
FROM forum_threads t, generate_series(1, greatest(1, (t.posts + 19) / 20)) AS place;
--> statement-breakpoint
SELECT count(*) FROM (
  SELECT add_forum_words(concat_ws(' ', t.title, string_agg(left(p.source, 8000), ' ')))
  FROM forum_threads t JOIN forum_posts p ON p.thread_id = t.id GROUP BY t.id
) AS learned;
