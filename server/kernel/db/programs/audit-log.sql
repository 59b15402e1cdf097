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
      || audit_field(NEW.entity_id) || audit_field(NEW.digest), 'UTF8')), 'hex'));
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
