CREATE TABLE "spare_groups" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"place" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spare_index" (
	"id" integer PRIMARY KEY NOT NULL,
	"terms" text[] NOT NULL,
	"previous" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spare_postings" (
	"term" text NOT NULL,
	"block" integer NOT NULL,
	"bits" bit(4096) NOT NULL,
	CONSTRAINT "spare_postings_term_block_pk" PRIMARY KEY("term","block")
);
--> statement-breakpoint
CREATE TABLE "spare_terms" (
	"variant" text NOT NULL,
	"term" text NOT NULL,
	"is_whole" boolean NOT NULL,
	CONSTRAINT "spare_terms_variant_term_is_whole_pk" PRIMARY KEY("variant","term","is_whole")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "spare_group" text;--> statement-breakpoint
ALTER TABLE "spare_index" ADD CONSTRAINT "spare_index_id_products_id_fk" FOREIGN KEY ("id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Written by hand from here on (docs/decisions/0013): the search of spares, kept by triggers.
-- The words of a text: no accents, small letters, everything else separates. domain/spare-search.ts does the same.
CREATE FUNCTION search_words(source text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(part, 40) ORDER BY place), '{}')
  FROM string_to_table(regexp_replace(
    lower(regexp_replace(normalize(source, NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "C"), '[^a-z0-9]+', ' ', 'g'
  ), ' ') WITH ORDINALITY AS split(part, place)
  WHERE part <> ''
$$;
--> statement-breakpoint
-- Words that people also write as one: '9-speed' and '160 mm' as '9speed' and '160mm', 'center-lock' as 'centerlock'.
CREATE FUNCTION search_joints(source text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(translate(pair[1], '- ', ''), 40)), '{}')
  FROM (
    SELECT regexp_matches(lower(source COLLATE "C"), '\m([a-z]+-[a-z0-9]+)\M', 'g') AS pair
    UNION ALL
    SELECT regexp_matches(lower(source COLLATE "C"), '\m([0-9]+[- ][a-z]+)\M', 'g')
  ) AS found
$$;
--> statement-breakpoint
-- What is left of a word when one letter is missing, and the word itself.
CREATE FUNCTION search_variants(term text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT term UNION SELECT left(term, place - 1) || substr(term, place + 1)
  FROM generate_series(1, length(term)) AS place
$$;
--> statement-breakpoint
-- Words and all their beginnings, each with `mark` in front.
CREATE FUNCTION search_terms(words text[], mark text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT mark || term), '{}')
  FROM unnest(words) AS word, LATERAL (
    SELECT word AS term UNION ALL SELECT left(word, size) || '*' FROM generate_series(1, length(word)) AS size
  ) AS forms
$$;
--> statement-breakpoint
-- A block of postings in which only this id is set.
CREATE FUNCTION spare_bit(id integer) RETURNS bit(4096) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT set_bit(0::bit(4096), id & 4095, 1)
$$;
--> statement-breakpoint
-- All terms that lead to a spare; none for what is not one.
CREATE FUNCTION terms_of_spare(product products) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  bike_titles text := (SELECT string_agg(title, ' / ') FROM bikes WHERE slug = ANY (product.fits));
  kind_words text := (SELECT concat_ws(' / ', title, array_to_string(keywords, ' / '))
                      FROM spare_groups WHERE code = product.spare_group);
  said text := concat_ws(' / ', product.id, array_to_string(product.standards, ' / '),
                         product.standard_equivalent, kind_words, bike_titles,
                         (SELECT string_agg(version ->> 'title', ' / ') FROM jsonb_array_elements(product.variants) AS version));
  in_title text[] := search_words(product.title) || search_joints(product.title);
BEGIN
  IF product.kind <> 'spare' THEN
    RETURN '{}';
  END IF;
  RETURN search_terms(in_title || search_words(said) || search_joints(said), '')
    || search_terms(in_title, '=')
    || ARRAY(SELECT DISTINCT '@' || slug FROM unnest(product.fits) AS slug)
    || '{+spare}';
END
$$;
--> statement-breakpoint
-- Rows are always locked in the order of terms and blocks, so that two writers never wait for each other.
CREATE FUNCTION forget_postings(terms text[], ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION add_postings(terms text[], ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO spare_postings AS p (term, block, bits)
  SELECT term, id >> 12, bit_or(spare_bit(id)) FROM unnest(terms, ids) AS pair(term, id) GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (term, block) DO UPDATE SET bits = p.bits | excluded.bits
$$;
--> statement-breakpoint
-- Words that are met for the first time. They are never taken away: one that no spare has any more finds nothing.
CREATE FUNCTION add_spare_terms(words text[]) RETURNS void LANGUAGE sql AS $$
  WITH fresh AS MATERIALIZED (
    SELECT DISTINCT word FROM unnest(words) AS word
    WHERE word ~ '^[a-z0-9]+$' AND word !~ '^[0-9]{5,}$'
      AND NOT EXISTS (SELECT FROM spare_terms t WHERE t.variant = word AND t.term = word AND t.is_whole)
  )
  INSERT INTO spare_terms (variant, term, is_whole)
  SELECT variant, word, true FROM fresh, search_variants(word) AS variant
  UNION
  SELECT variant, start, false
  FROM (SELECT DISTINCT left(word, size) AS start
        FROM fresh, generate_series(4, length(word) - 1) AS size WHERE word ~ '^[a-z]+$') AS starts,
    search_variants(start) AS variant
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Whether a piece is for sale: on the shelf of the spare or, where it has versions, on one of theirs.
CREATE FUNCTION is_spare_in_stock(product products) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT product.kind = 'spare' AND EXISTS (
    SELECT FROM stock_items WHERE on_hand > reserved AND sku = ANY (
      CASE WHEN jsonb_array_length(product.variants) = 0 THEN ARRAY['product:' || product.id]
      ELSE ARRAY(SELECT concat('product:', product.id, ':', version ->> 'id')
                 FROM jsonb_array_elements(product.variants) AS version) END))
$$;
--> statement-breakpoint
-- Brings the search of the given products to where the products are.
CREATE FUNCTION index_spares(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
  -- What was not there before needs no comparison.
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
--> statement-breakpoint
CREATE FUNCTION index_written_spares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM index_spares(ARRAY(SELECT id FROM written WHERE kind = 'spare'));
  ELSE
    PERFORM index_spares(ARRAY(
      SELECT n.id FROM written n JOIN replaced o ON o.id = n.id
      WHERE 'spare' IN (n.kind, o.kind)
        AND (n.kind, n.title, n.fits, n.standards, n.standard_equivalent, n.spare_group, n.variants)
          IS DISTINCT FROM (o.kind, o.title, o.fits, o.standards, o.standard_equivalent, o.spare_group, o.variants)));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER spares_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION index_written_spares();
--> statement-breakpoint
CREATE TRIGGER spares_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION index_written_spares();
--> statement-breakpoint
CREATE FUNCTION forget_spares() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER spares_deleted AFTER DELETE ON spare_index REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_spares();
--> statement-breakpoint
CREATE TRIGGER spares_truncated AFTER TRUNCATE ON spare_index FOR EACH STATEMENT EXECUTE FUNCTION forget_spares();
--> statement-breakpoint
CREATE FUNCTION index_spares_of_bike() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_spares(ARRAY(SELECT id FROM products WHERE kind = 'spare' AND fits @> ARRAY[NEW.slug]));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER spares_of_bike AFTER INSERT OR UPDATE OF title, slug ON bikes
  FOR EACH ROW EXECUTE FUNCTION index_spares_of_bike();
--> statement-breakpoint
CREATE FUNCTION index_spares_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_spares(ARRAY(SELECT id FROM products WHERE kind = 'spare' AND spare_group = NEW.code));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER spares_of_group AFTER INSERT OR UPDATE OF title, keywords ON spare_groups
  FOR EACH ROW EXECUTE FUNCTION index_spares_of_group();
--> statement-breakpoint
-- Only when the last piece goes or the first one comes: an order of one of many writes nothing here.
CREATE FUNCTION mark_spare_stock() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER spare_stock_inserted AFTER INSERT ON stock_items FOR EACH ROW EXECUTE FUNCTION mark_spare_stock();
--> statement-breakpoint
CREATE TRIGGER spare_stock_updated AFTER UPDATE ON stock_items
  FOR EACH ROW WHEN ((OLD.on_hand > OLD.reserved) IS DISTINCT FROM (NEW.on_hand > NEW.reserved))
  EXECUTE FUNCTION mark_spare_stock();
--> statement-breakpoint
CREATE TRIGGER catalogue_moved AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON spare_groups
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_revision();
--> statement-breakpoint
SELECT index_spares(ARRAY(SELECT id FROM products WHERE kind = 'spare'));
