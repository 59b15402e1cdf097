-- Words, joints and typo variants shared by the searches of spares and of the forum (docs/decisions/0024).

-- Lowercase text without accents; letters that no normalization form decomposes get their plain spelling. `foldText` of
-- the domain does the same.
CREATE OR REPLACE FUNCTION search_folded(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(replace(replace(replace(
    lower(regexp_replace(normalize(source, NFKD), '[\u0300-\u036f]', '', 'g')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđıς', 'oldiσ')
$$;

-- The folded text, followed by the spelling with two plain letters for each umlaut if it has any (`spellingsOf`).
CREATE OR REPLACE FUNCTION search_spellings(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', folded, nullif(long, folded))
  FROM (SELECT search_folded(source) AS folded, search_folded(replace(replace(replace(replace(replace(
    lower(normalize(source, NFC)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe')) AS long) AS spellings
$$;

-- Splits a text into words: no accents, lowercase, everything else separates. `search/words.ts` of the domain does the
-- same.
CREATE OR REPLACE FUNCTION search_words(source text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(part, 40) ORDER BY place), '{}')
  FROM string_to_table(regexp_replace(
    search_folded(source) COLLATE "C", '[^a-z0-9]+', ' ', 'g'
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

-- Variants of all names in a text, in every spelling. Names within one edit share a variant.
CREATE OR REPLACE FUNCTION search_name_variants(source text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT variant), '{}')
  FROM unnest(search_words(search_spellings(source))) AS word, search_variants(word) AS variant
  WHERE word ~ '^[a-z]{4,20}$'
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

-- What finds an address: phones and postal codes as typed, and without spaces and signs.
CREATE OR REPLACE FUNCTION search_address(name text, city text, postcode text, phone text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', name, city, postcode, nullif(regexp_replace(postcode, '[^[:alnum:]]', '', 'g'), postcode),
    phone, regexp_replace(phone, '[^0-9]', '', 'g'))
$$;
