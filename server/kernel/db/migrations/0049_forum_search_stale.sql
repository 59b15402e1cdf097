CREATE TABLE "forum_search_stale" (
	"thread_id" bigint PRIMARY KEY NOT NULL,
	"page" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_search_stale" ADD CONSTRAINT "forum_search_stale_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Written by hand from here on: what a thread's rows of the search have of the thread itself, for some of its pages.
CREATE FUNCTION sync_forum_search(thread bigint, first integer, last integer) RETURNS void LANGUAGE sql AS $$
  UPDATE forum_search s SET category_id = t.category_id, author_id = t.user_id,
    is_public = t.hidden_at IS NULL, is_solved = t.solved_by IS NOT NULL,
    words = CASE WHEN known.tags @> tag_words(t.tags) AND known.tags <@ tag_words(t.tags) THEN s.words
      ELSE ts_delete(s.words, known.tags) || array_to_tsvector(tag_words(t.tags)) END
  FROM forum_threads t, forum_search f
    CROSS JOIN LATERAL (SELECT coalesce(array_agg(lexeme), '{}') AS tags FROM unnest(f.words) WHERE lexeme LIKE '#%') known
  WHERE t.id = thread AND f.thread_id = thread AND f.page BETWEEN first AND last
    AND s.thread_id = f.thread_id AND s.page = f.page
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_moved_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.posts > 1000 THEN
    INSERT INTO forum_search_stale (thread_id, page) VALUES (NEW.id, 1)
    ON CONFLICT (thread_id) DO UPDATE SET page = 1;
  ELSE
    PERFORM sync_forum_search(NEW.id, 1, 50);
  END IF;
  IF NEW.title <> OLD.title THEN
    PERFORM index_forum_page(NEW.id, 1);
  END IF;
  RETURN NULL;
END $$;
