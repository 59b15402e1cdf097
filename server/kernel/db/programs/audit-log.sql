-- Makes the audit log append-only and chains its entries by hashes.

-- Prefixes a field with its length, so that different entries can't have the same text.
CREATE OR REPLACE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(octet_length(value) || ':' || value, '-')
$$;

CREATE OR REPLACE FUNCTION link_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last audit_chain;
BEGIN
  -- Deferred to the commit, so that transactions wait only for each other's commit.
  PERFORM pg_advisory_xact_lock(hashtext('audit.chain'));
  SELECT * INTO last FROM audit_chain ORDER BY seq DESC LIMIT 1;
  INSERT INTO audit_chain (seq, entry_id, hash) VALUES (
    coalesce(last.seq, 0) + 1,
    NEW.id,
    encode(sha256(convert_to(
      audit_field(last.hash) || audit_field(NEW.id::text)
      || audit_field(to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))
      || audit_field(NEW.actor_id::text) || audit_field(NEW.role) || audit_field(NEW.session_id::text)
      || audit_field(NEW.request_id) || audit_field(NEW.action) || audit_field(NEW.entity_kind)
      || audit_field(NEW.entity_id) || audit_field(NEW.digest)
      -- Older entries were hashed without this field.
      || CASE WHEN NEW.key_id IS NULL THEN '' ELSE audit_field(NEW.key_id) END, 'UTF8')), 'hex'));
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS audit_entries_linked ON audit_entries;
CREATE CONSTRAINT TRIGGER audit_entries_linked AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_entry();

CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'audit_details' AND current_setting('shop.audit_erasure', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER audit_chain_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER audit_details_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_details
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Superusers aren't bound by privileges; `npm run audit:verify` detects their changes.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries, audit_chain FROM PUBLIC, CURRENT_USER;
REVOKE UPDATE, TRUNCATE ON audit_details FROM PUBLIC, CURRENT_USER;

-- Writes an entry about a thing that a staff change also changed, such as each product of a price change.
-- `shop.audit_origin` names that change and its own subjects, whose entries the server writes (audited-db.ts).
CREATE OR REPLACE FUNCTION audit_also(kind text, id text, was jsonb, became jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  origin jsonb := nullif(current_setting('shop.audit_origin', true), '')::jsonb;
  salt text := replace(gen_random_uuid()::text, '-', '');
  details jsonb;
  entry bigint;
BEGIN
  IF origin IS NULL OR was = became OR origin -> 'subjects' ? (kind || '/' || id) THEN
    RETURN;
  END IF;
  details := jsonb_build_object(
    'before', (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(was) WHERE became -> key IS DISTINCT FROM value),
    'after', (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(became) WHERE was -> key IS DISTINCT FROM value),
    'asked', '{}'::jsonb, 'reason', coalesce(origin ->> 'reason', ''));
  INSERT INTO audit_entries (at, actor_id, key_id, role, session_id, request_id, action, entity_kind, entity_id, digest)
  VALUES ((origin ->> 'at')::timestamptz, (origin ->> 'actor')::bigint, origin ->> 'key',
    coalesce(origin ->> 'role', (SELECT staff_role FROM users u WHERE u.id = (origin ->> 'actor')::bigint)),
    (origin ->> 'session')::bigint, origin ->> 'request', origin ->> 'action', kind, audit_also.id,
    encode(sha256(convert_to(salt || details::text, 'UTF8')), 'hex'))
  RETURNING audit_entries.id INTO entry;
  INSERT INTO audit_details (entry_id, salt, payload) VALUES (entry, salt, details);
END $$;

CREATE OR REPLACE FUNCTION audited_product(p products) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(to_jsonb(p) - '{id,position,request_key,words}'::text[])
$$;

CREATE OR REPLACE FUNCTION is_audited() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('shop.audit_origin', true), '') <> ''
$$;

-- The first parts of a new bundle are no change of it.
CREATE OR REPLACE FUNCTION audit_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_audited() THEN
    PERFORM audit_also('products', w.id::text, audited_product(o) - first_parts(to_jsonb(o)), audited_product(w) - first_parts(to_jsonb(o)))
    FROM written w JOIN replaced o ON o.id = w.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_audited AFTER UPDATE ON products REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION audit_products();

-- The server writes the entry of a product that staff add; of imported ones, it doesn't know the numbers before.
CREATE OR REPLACE FUNCTION audit_imported_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.audit_origin', true) LIKE '%"csv.apply"%' THEN
    PERFORM audit_also('products', id::text, '{}', audited_product(written)) FROM written;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_imported AFTER INSERT ON products REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION audit_imported_products();

-- Orders move stock, too, and have entries of their own.
CREATE OR REPLACE FUNCTION audit_imported_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.audit_origin', true) LIKE '%"csv.apply"%' THEN
    PERFORM audit_also('stock', w.sku, jsonb_build_object('on_hand', o.on_hand, 'threshold', o.threshold),
      jsonb_build_object('on_hand', w.on_hand, 'threshold', w.threshold))
    FROM written w JOIN replaced o USING (sku);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_imported AFTER UPDATE ON stock_items REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION audit_imported_stock();

-- Prices of a bike, its colors and its parts: one entry per bike, with the names of what changed.
CREATE OR REPLACE FUNCTION audit_bike_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_audited() THEN
    PERFORM audit_also('bikes', w.slug, jsonb_build_object('price_cents', o.price_cents), jsonb_build_object('price_cents', w.price_cents))
    FROM written w JOIN replaced o USING (id) WHERE o.slug = w.slug;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER bikes_audited AFTER UPDATE ON bikes REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION audit_bike_prices();

CREATE OR REPLACE FUNCTION audit_color_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_audited() THEN
    PERFORM audit_also('bikes', slug, was, became)
    FROM (SELECT b.slug, jsonb_object_agg(w.title || '_cents', o.surcharge_cents) AS was,
        jsonb_object_agg(w.title || '_cents', w.surcharge_cents) AS became
      FROM written w JOIN replaced o USING (bike_id, id) JOIN bikes b ON b.id = w.bike_id
      WHERE o.surcharge_cents <> w.surcharge_cents GROUP BY b.slug) AS changed;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER colors_audited AFTER UPDATE ON colors REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION audit_color_prices();

CREATE OR REPLACE FUNCTION audit_part_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_audited() THEN
    PERFORM audit_also('bikes', slug, was, became)
    FROM (SELECT b.slug, jsonb_object_agg(w.title || '_cents', o.price_cents) AS was,
        jsonb_object_agg(w.title || '_cents', w.price_cents) AS became
      FROM written w JOIN replaced o USING (bike_id, id) JOIN bikes b ON b.id = w.bike_id
      WHERE o.price_cents <> w.price_cents GROUP BY b.slug) AS changed;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER parts_audited AFTER UPDATE ON parts REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION audit_part_prices();
