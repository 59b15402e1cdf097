-- Search index of spare parts (docs/decisions/0013). Triggers update it in the transaction of the change, so every
-- write path is covered: forms, CSV imports, jobs and raw SQL.

-- A block of postings in which only the bit of this id is set.
CREATE OR REPLACE FUNCTION spare_bit(id integer) RETURNS bit(4096) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT set_bit(0::bit(4096), id & 4095, 1)
$$;

-- All terms that lead to a spare; none for other kinds and for spares that aren't offered.
CREATE OR REPLACE FUNCTION terms_of_spare(product products) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  bike_titles text := (SELECT string_agg(title, ' / ') FROM bikes WHERE slug = ANY (product.fits));
  kind_words text := (SELECT concat_ws(' / ', title, array_to_string(keywords, ' / '))
                      FROM spare_groups WHERE code = product.spare_group);
  said text := concat_ws(' / ', product.id, array_to_string(product.standards, ' / '),
                         product.standard_equivalent, kind_words, bike_titles,
                         (SELECT string_agg(version ->> 'title', ' / ') FROM jsonb_array_elements(product.variants) AS version));
  in_title text[] := search_words(product.title) || search_joints(product.title);
BEGIN
  IF product.kind <> 'spare' OR NOT product.is_offered THEN
    RETURN '{}';
  END IF;
  RETURN search_terms(in_title || search_words(said) || search_joints(said), '')
    || search_terms(in_title, '=')
    || ARRAY(SELECT DISTINCT '@' || slug FROM unnest(product.fits) AS slug)
    || ARRAY(SELECT DISTINCT '%' || code FROM unnest(product.fits_parts) AS code)
    || CASE WHEN product.spare_group IS NULL THEN '{}' ELSE ARRAY['#' || product.spare_group] END
    || '{+spare}';
END
$$;

-- Lock rows in the order of terms and blocks, so that two writers can't deadlock.
CREATE OR REPLACE FUNCTION forget_postings(terms text[], ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (
    SELECT term, id >> 12 AS block, bit_or(spare_bit(id)) AS mask FROM unnest(terms, ids) AS pair(term, id) GROUP BY 1, 2
  ), locked AS MATERIALIZED (
    SELECT p.term, p.block FROM spare_postings p JOIN gone USING (term, block) ORDER BY 1, 2 FOR UPDATE OF p
  )
  UPDATE spare_postings p SET bits = p.bits & ~gone.mask
  FROM gone JOIN locked USING (term, block) WHERE (p.term, p.block) = (gone.term, gone.block);
END
$$;

CREATE OR REPLACE FUNCTION add_postings(terms text[], ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO spare_postings AS p (term, block, bits)
  SELECT term, id >> 12, bit_or(spare_bit(id)) FROM unnest(terms, ids) AS pair(term, id) GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (term, block) DO UPDATE SET bits = p.bits | excluded.bits
$$;

-- Adds new words to the vocabulary. Words are never removed: one that no spare has anymore finds nothing.
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

-- Whether a piece is for sale: of the spare, or of one of its versions.
CREATE OR REPLACE FUNCTION is_spare_in_stock(product products) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT product.kind = 'spare' AND product.is_offered AND EXISTS (
    SELECT FROM stock_items WHERE on_hand > reserved AND sku = ANY (
      CASE WHEN jsonb_array_length(product.variants) = 0 THEN ARRAY['product:' || product.id]
      ELSE ARRAY(SELECT concat('product:', product.id, ':', version ->> 'id')
                 FROM jsonb_array_elements(product.variants) AS version) END))
$$;

-- Updates the index for the given products.
CREATE OR REPLACE FUNCTION index_spares(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  terms_won text[];
  ids_won integer[];
  terms_lost text[];
  ids_lost integer[];
  ids_stocked integer[];
BEGIN
  INSERT INTO spare_index AS i (id, terms)
  SELECT p.id, terms_of_spare(p) FROM products p WHERE p.id = ANY (changed) ORDER BY p.id
  ON CONFLICT (id) DO UPDATE SET previous = i.terms, terms = excluded.terms;
  -- A new row has no previous terms to compare with.
  SELECT array_agg(term), array_agg(id) INTO terms_won, ids_won
  FROM spare_index i, unnest(i.terms) AS term
  WHERE i.id = ANY (changed) AND (i.previous = '{}' OR NOT term = ANY (i.previous));
  SELECT array_agg(term), array_agg(id) INTO terms_lost, ids_lost
  FROM spare_index i, unnest(i.previous) AS term
  WHERE i.id = ANY (changed) AND NOT term = ANY (i.terms);
  IF terms_lost IS NOT NULL THEN
    PERFORM forget_postings(terms_lost, ids_lost);
  END IF;
  IF terms_won IS NOT NULL THEN
    PERFORM add_spare_terms(terms_won);
    PERFORM add_postings(terms_won, ids_won);
  END IF;
  SELECT array_agg(p.id) INTO ids_stocked FROM products p WHERE p.id = ANY (changed) AND is_spare_in_stock(p);
  IF ids_stocked IS NOT NULL THEN
    PERFORM add_postings(array_fill('+stock'::text, ARRAY[cardinality(ids_stocked)]), ids_stocked);
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION index_written_spares() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  withdrawn integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM index_spares(ARRAY(SELECT id FROM written WHERE kind = 'spare'));
    RETURN NULL;
  END IF;
  PERFORM index_spares(ARRAY(
    SELECT n.id FROM written n JOIN replaced o ON o.id = n.id
    WHERE 'spare' IN (n.kind, o.kind)
      AND (n.kind, n.title, n.fits, n.fits_parts, n.standards, n.standard_equivalent, n.spare_group, n.is_offered)
        IS DISTINCT FROM (o.kind, o.title, o.fits, o.fits_parts, o.standards, o.standard_equivalent, o.spare_group, o.is_offered)
      -- The search indexes the titles of versions, not their prices.
      OR 'spare' IN (n.kind, o.kind) AND n.variants <> o.variants
        AND jsonb_path_query_array(n.variants, '$[*].title') <> jsonb_path_query_array(o.variants, '$[*].title')));
  withdrawn := ARRAY(SELECT n.id FROM written n JOIN replaced o ON o.id = n.id
                     WHERE n.kind = 'spare' AND o.is_offered AND NOT n.is_offered);
  IF cardinality(withdrawn) > 0 THEN
    PERFORM forget_postings(array_fill('+stock'::text, ARRAY[cardinality(withdrawn)]), withdrawn);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER spares_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION index_written_spares();

CREATE OR REPLACE TRIGGER spares_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION index_written_spares();

CREATE OR REPLACE FUNCTION forget_spares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE spare_postings;
  ELSE
    PERFORM forget_postings(array_agg(term), array_agg(id))
    FROM (SELECT id, unnest(terms || '{+stock}') AS term FROM gone) AS lost;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER spares_deleted AFTER DELETE ON spare_index REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_spares();

CREATE OR REPLACE TRIGGER spares_truncated AFTER TRUNCATE ON spare_index FOR EACH STATEMENT EXECUTE FUNCTION forget_spares();

CREATE OR REPLACE FUNCTION index_spares_of_bike() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_spares(ARRAY(SELECT id FROM products WHERE kind = 'spare' AND fits @> ARRAY[NEW.slug]));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER spares_of_bike AFTER INSERT OR UPDATE OF title, slug ON bikes
  FOR EACH ROW EXECUTE FUNCTION index_spares_of_bike();

CREATE OR REPLACE FUNCTION index_spares_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_spares(ARRAY(SELECT id FROM products WHERE kind = 'spare' AND spare_group = NEW.code));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER spares_of_group AFTER INSERT OR UPDATE OF title, keywords ON spare_groups
  FOR EACH ROW EXECUTE FUNCTION index_spares_of_group();

-- Runs only when the first piece arrives or the last one is sold, so that most orders write nothing here.
CREATE OR REPLACE FUNCTION mark_spare_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  spare products%ROWTYPE;
BEGIN
  SELECT * INTO spare FROM products
  WHERE id = substring(NEW.sku FROM '^product:([0-9]{1,9})(?::|$)')::integer AND kind = 'spare';
  IF spare.id IS NULL THEN
    RETURN NULL;
  ELSIF is_spare_in_stock(spare) THEN
    PERFORM add_postings('{+stock}', ARRAY[spare.id]);
  ELSE
    PERFORM forget_postings('{+stock}', ARRAY[spare.id]);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER spare_stock_inserted AFTER INSERT ON stock_items FOR EACH ROW EXECUTE FUNCTION mark_spare_stock();

CREATE OR REPLACE TRIGGER spare_stock_updated AFTER UPDATE ON stock_items
  FOR EACH ROW WHEN ((OLD.on_hand > OLD.reserved) IS DISTINCT FROM (NEW.on_hand > NEW.reserved))
  EXECUTE FUNCTION mark_spare_stock();
