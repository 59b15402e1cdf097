-- Two typos in a long word: whole words of eight letters and more are also stored with two letters missing, so that any
-- two words within two edits share a variant (docs/decisions/0013).
CREATE FUNCTION search_far_variants(term text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_variants(shorter) FROM search_variants(term) AS shorter WHERE shorter <> term
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_spare_terms(words text[]) RETURNS void LANGUAGE sql AS $$
  WITH fresh AS MATERIALIZED (
    SELECT DISTINCT word FROM unnest(words) AS word
    WHERE word ~ '^[a-z0-9]+$' AND word !~ '^[0-9]{5,}$'
      AND NOT EXISTS (SELECT FROM spare_terms t WHERE t.variant = word AND t.term = word AND t.is_whole)
  )
  INSERT INTO spare_terms (variant, term, is_whole)
  SELECT variant, word, true FROM fresh, search_variants(word) AS variant
  UNION
  SELECT variant, word, true FROM fresh, search_far_variants(word) AS variant WHERE word ~ '^[a-z]{8,}$'
  UNION
  SELECT variant, start, false
  FROM (SELECT DISTINCT left(word, size) AS start
        FROM fresh, generate_series(4, length(word) - 1) AS size WHERE word ~ '^[a-z]+$') AS starts,
    search_variants(start) AS variant
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
INSERT INTO spare_terms (variant, term, is_whole)
SELECT variant, term, true
FROM (SELECT DISTINCT term FROM spare_terms WHERE is_whole AND variant = term AND term ~ '^[a-z]{8,}$') AS long,
  search_far_variants(term) AS variant
ORDER BY 1, 2
ON CONFLICT DO NOTHING;
