-- Words, joints and typo variants shared by the searches of spares and of the forum (docs/decisions/0024).

-- Splits a text into words: no accents, lowercase, everything else separates. `search/words.ts` of the domain does the
-- same.
CREATE OR REPLACE FUNCTION search_words(source text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(part, 40) ORDER BY place), '{}')
  FROM string_to_table(regexp_replace(
    lower(regexp_replace(normalize(source, NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "C"), '[^a-z0-9]+', ' ', 'g'
  ), ' ') WITH ORDINALITY AS split(part, place)
  WHERE part <> ''
$$;

-- Words that are also written as one: '9-speed' and '160 mm' as '9speed' and '160mm', 'center-lock' as 'centerlock'.
CREATE OR REPLACE FUNCTION search_joints(source text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(translate(pair[1], '- ', ''), 40)), '{}')
  FROM (
    SELECT regexp_matches(lower(source COLLATE "C"), '\m([a-z]+-[a-z0-9]+)\M', 'g') AS pair
    UNION ALL
    SELECT regexp_matches(lower(source COLLATE "C"), '\m([0-9]+[- ][a-z]+)\M', 'g')
  ) AS found
$$;

-- The word, and each form of it with one letter missing (symmetric deletion).
CREATE OR REPLACE FUNCTION search_variants(term text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT term UNION SELECT left(term, place - 1) || substr(term, place + 1)
  FROM generate_series(1, length(term)) AS place
$$;

-- Forms with two letters missing, so that any two words within two edits share a variant (docs/decisions/0013).
CREATE OR REPLACE FUNCTION search_far_variants(term text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_variants(shorter) FROM search_variants(term) AS shorter WHERE shorter <> term
$$;

-- Words and all their prefixes, each with `mark` in front.
CREATE OR REPLACE FUNCTION search_terms(words text[], mark text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT mark || term), '{}')
  FROM unnest(words) AS word, LATERAL (
    SELECT word AS term UNION ALL SELECT left(word, size) || '*' FROM generate_series(1, length(word)) AS size
  ) AS forms
$$;
