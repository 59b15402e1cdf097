CREATE TABLE "forum_tagged" (
	"tag" text NOT NULL,
	"thread_id" bigint NOT NULL,
	"is_pinned" boolean NOT NULL,
	"last_post_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_tagged_thread_id_tag_pk" PRIMARY KEY("thread_id","tag")
);
--> statement-breakpoint
CREATE TABLE "forum_tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"threads" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_tagged" ADD CONSTRAINT "forum_tagged_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_tagged_latest" ON "forum_tagged" USING btree ("tag","is_pinned","last_post_at","thread_id");--> statement-breakpoint
CREATE INDEX "forum_tags_most" ON "forum_tags" USING btree ("threads","tag");
--> statement-breakpoint
-- Written by hand from here on: tags of public threads, kept by triggers. Tags are counted in alphabetical order, so that
-- two threads with the same ones don't wait for each other in a circle.
CREATE FUNCTION place_tags(thread forum_threads, was text[], is_now text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM forum_tagged WHERE thread_id = thread.id AND tag = ANY (was) AND tag <> ALL (is_now);
  INSERT INTO forum_tagged (tag, thread_id, is_pinned, last_post_at)
  SELECT tag, thread.id, thread.is_pinned, thread.last_post_at FROM unnest(is_now) AS tag
  ON CONFLICT (thread_id, tag) DO UPDATE SET is_pinned = excluded.is_pinned, last_post_at = excluded.last_post_at;
  INSERT INTO forum_tags (tag, threads)
  SELECT tag, sum(change) FROM (
    SELECT unnest(was) AS tag, -1 AS change UNION ALL SELECT unnest(is_now), 1
  ) AS changes GROUP BY tag HAVING sum(change) <> 0 ORDER BY tag
  ON CONFLICT (tag) DO UPDATE SET threads = forum_tags.threads + excluded.threads;
$$;
--> statement-breakpoint
CREATE FUNCTION public_tags(thread forum_threads) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN thread.hidden_at IS NULL THEN thread.tags ELSE '{}' END
$$;
--> statement-breakpoint
CREATE FUNCTION place_new_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_tags(NEW, '{}', public_tags(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION place_changed_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_tags(NEW, public_tags(OLD), public_tags(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION drop_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_tags(OLD, public_tags(OLD), '{}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_thread_tags_new AFTER INSERT ON forum_threads FOR EACH ROW
WHEN (NEW.tags <> '{}') EXECUTE FUNCTION place_new_tags();
--> statement-breakpoint
CREATE TRIGGER forum_thread_tags_changed AFTER UPDATE OF tags, hidden_at, is_pinned, last_post_at ON forum_threads FOR EACH ROW
WHEN (OLD.tags <> '{}' OR NEW.tags <> '{}') EXECUTE FUNCTION place_changed_tags();
--> statement-breakpoint
CREATE TRIGGER forum_thread_tags_dropped AFTER DELETE ON forum_threads FOR EACH ROW
WHEN (OLD.tags <> '{}') EXECUTE FUNCTION drop_tags();
--> statement-breakpoint
-- The search has tags among the words of each page of a thread, with a sign before them that no word has.
CREATE FUNCTION tag_words(tags text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg('#' || tag), '{}') FROM unnest(tags) AS tag
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_forum_page(thread bigint, place integer) RETURNS text LANGUAGE plpgsql AS $$
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
      || array_to_tsvector(tag_words(tags))
  FROM forum_threads WHERE id = thread
  ON CONFLICT (thread_id, page) DO UPDATE SET written_at = excluded.written_at, title = excluded.title,
    words = excluded.words;
  RETURN told;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_moved_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE forum_search SET category_id = NEW.category_id, author_id = NEW.user_id,
    is_public = NEW.hidden_at IS NULL, is_solved = NEW.solved_by IS NOT NULL,
    words = CASE WHEN OLD.tags = NEW.tags THEN words
      ELSE ts_delete(words, tag_words(OLD.tags)) || array_to_tsvector(tag_words(NEW.tags)) END
  WHERE thread_id = NEW.id;
  IF NEW.title <> OLD.title THEN
    PERFORM index_forum_page(NEW.id, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER forum_thread_moved ON forum_threads;
--> statement-breakpoint
CREATE TRIGGER forum_thread_moved AFTER UPDATE ON forum_threads FOR EACH ROW
WHEN ((OLD.title, OLD.category_id, OLD.user_id, OLD.hidden_at, OLD.solved_by, OLD.tags)
  IS DISTINCT FROM (NEW.title, NEW.category_id, NEW.user_id, NEW.hidden_at, NEW.solved_by, NEW.tags))
EXECUTE FUNCTION index_moved_thread();
