-- Counts and lists of the tags of public threads.

-- Tags are counted in alphabetical order, so that two threads with the same tags can't deadlock.
CREATE OR REPLACE FUNCTION place_tags(thread forum_threads, was text[], is_now text[]) RETURNS void LANGUAGE sql AS $$
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

CREATE OR REPLACE FUNCTION public_tags(thread forum_threads) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN thread.hidden_at IS NULL THEN thread.tags ELSE '{}' END
$$;

CREATE OR REPLACE FUNCTION place_new_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_tags(NEW, '{}', public_tags(NEW));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION place_changed_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_tags(NEW, public_tags(OLD), public_tags(NEW));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION drop_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_tags(OLD, public_tags(OLD), '{}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_thread_tags_new AFTER INSERT ON forum_threads FOR EACH ROW
  WHEN (NEW.tags <> '{}') EXECUTE FUNCTION place_new_tags();

CREATE OR REPLACE TRIGGER forum_thread_tags_changed AFTER UPDATE OF tags, hidden_at, is_pinned, last_post_at ON forum_threads FOR EACH ROW
  WHEN (OLD.tags <> '{}' OR NEW.tags <> '{}') EXECUTE FUNCTION place_changed_tags();

CREATE OR REPLACE TRIGGER forum_thread_tags_dropped AFTER DELETE ON forum_threads FOR EACH ROW
  WHEN (OLD.tags <> '{}') EXECUTE FUNCTION drop_tags();
