-- Search text of accounts, folded: name, email, and addresses with their phones. `variants` are typos of names and cities.

CREATE OR REPLACE FUNCTION customer_words(wanted bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT ' ' || search_spellings(concat_ws(' ', u.name, u.last_name, u.email,
    (SELECT string_agg(DISTINCT search_address(a.name, a.city, a.postcode, a.phone), ' ') FROM addresses a WHERE a.user_id = u.id)))
  FROM users u WHERE u.id = wanted
$$;

CREATE OR REPLACE FUNCTION customer_name_variants(wanted bigint) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT search_name_variants(concat_ws(' ', u.name, u.last_name,
    (SELECT string_agg(DISTINCT concat_ws(' ', a.name, a.city), ' ') FROM addresses a WHERE a.user_id = u.id)))
  FROM users u WHERE u.id = wanted
$$;

CREATE OR REPLACE FUNCTION index_customer(wanted bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO customer_search (user_id, words, variants)
  SELECT wanted, words, customer_name_variants(wanted) FROM customer_words(wanted) AS words WHERE words IS NOT NULL
  ON CONFLICT (user_id) DO UPDATE SET words = excluded.words, variants = excluded.variants
  WHERE customer_search.words <> excluded.words
$$;

CREATE OR REPLACE FUNCTION index_written_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_customer(NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_search AFTER INSERT OR UPDATE OF name, last_name, email ON users
  FOR EACH ROW EXECUTE FUNCTION index_written_user();

CREATE OR REPLACE FUNCTION index_customer_of_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_customer(CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER addresses_search AFTER INSERT OR UPDATE OF name, city, postcode, phone OR DELETE ON addresses
  FOR EACH ROW EXECUTE FUNCTION index_customer_of_address();

-- Indexes the accounts that are older than this index.
INSERT INTO customer_search (user_id, words, variants)
SELECT id, customer_words(id), customer_name_variants(id) FROM users
WHERE NOT EXISTS (SELECT FROM customer_search s WHERE s.user_id = users.id);
