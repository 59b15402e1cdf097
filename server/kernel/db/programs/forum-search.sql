-- Search index of the forum: one row per 20 posts of a thread (docs/decisions/0024, 0025).

CREATE OR REPLACE FUNCTION add_forum_words(source text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO forum_words (variant, word)
  SELECT variant, word
  FROM (SELECT DISTINCT part AS word FROM unnest(search_words(source)) AS part
        WHERE part ~ '^[a-z]{4,20}$'
          AND NOT EXISTS (SELECT FROM forum_words w WHERE w.variant = part AND w.word = part)) AS fresh,
    search_variants(word) AS variant
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING
$$;

-- Words of a post: the description of a picture counts, its address doesn't. The first 8,000 characters count, so
-- that a row of 20 posts stays below the size limit of a tsvector.
CREATE OR REPLACE FUNCTION post_words(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(left(source, 8000), '!\[([^][]*)\]\(/api/[^()[:space:]]*\)', '\1', 'g')
$$;

-- Tags are indexed as words with a `#`, which no other word contains.
CREATE OR REPLACE FUNCTION tag_words(tags text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg('#' || tag), '{}') FROM unnest(tags) AS tag
$$;

-- Rebuilds one row from the posts that are public.
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

CREATE OR REPLACE FUNCTION index_written_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_forum_page(NEW.thread_id, (NEW.number + 19) / 20);
  IF NEW.source <> '' THEN
    PERFORM add_forum_words(concat_ws(' ', post_words(NEW.source),
      (SELECT title FROM forum_threads WHERE id = NEW.thread_id AND NEW.number = 1)));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_post_written AFTER INSERT OR UPDATE OF source, deleted_at, hidden_at ON forum_posts
  FOR EACH ROW EXECUTE FUNCTION index_written_post();

-- Copies the thread's category, author, visibility and tags to a range of its rows.
CREATE OR REPLACE FUNCTION sync_forum_search(thread bigint, first integer, last integer) RETURNS void LANGUAGE sql AS $$
  UPDATE forum_search s SET category_id = t.category_id, author_id = t.user_id,
    is_public = t.hidden_at IS NULL, is_solved = t.solved_by IS NOT NULL,
    words = CASE WHEN known.tags @> tag_words(t.tags) AND known.tags <@ tag_words(t.tags) THEN s.words
      ELSE ts_delete(s.words, known.tags) || array_to_tsvector(tag_words(t.tags)) END
  FROM forum_threads t, forum_search f
    CROSS JOIN LATERAL (SELECT coalesce(array_agg(lexeme), '{}') AS tags FROM unnest(f.words) WHERE lexeme LIKE '#%') known
  WHERE t.id = thread AND f.thread_id = thread AND f.page BETWEEN first AND last
    AND s.thread_id = f.thread_id AND s.page = f.page
$$;

-- A long thread is updated by a job (forum_search_stale), so that the request doesn't rewrite thousands of rows.
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

CREATE OR REPLACE TRIGGER forum_thread_moved AFTER UPDATE ON forum_threads FOR EACH ROW
  WHEN ((OLD.title, OLD.category_id, OLD.user_id, OLD.hidden_at, OLD.solved_by, OLD.tags)
  IS DISTINCT FROM (NEW.title, NEW.category_id, NEW.user_id, NEW.hidden_at, NEW.solved_by, NEW.tags))
  EXECUTE FUNCTION index_moved_thread();
