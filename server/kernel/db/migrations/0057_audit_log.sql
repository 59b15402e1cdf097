CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_details" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" bigint,
	"role" text,
	"session_id" bigint,
	"request_id" text NOT NULL,
	"action" text NOT NULL,
	"entity_kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "audit_entries_role" CHECK ("audit_entries"."role" in ('owner', 'manager', 'catalog', 'orders', 'support', 'moderator', 'content', 'read_only'))
);
--> statement-breakpoint
CREATE INDEX "audit_details_words" ON "audit_details" USING gin (lower("payload"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity_kind","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");
--> statement-breakpoint
-- Written by hand from here on. A field with its length: no two lines of different fields read the same.
CREATE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(octet_length(value) || ':' || value, '-')
$$;
--> statement-breakpoint
CREATE FUNCTION link_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last audit_chain;
BEGIN
  -- At the commit, so that nobody waits for the work of others: only for their commit.
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
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_entries_linked AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_entry();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'audit_details' AND current_setting('shop.audit_erasure', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_chain_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_details_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_details
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Whom the triggers cannot stop is a superuser; `npm run audit:verify` finds what one has done.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries, audit_chain FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
REVOKE UPDATE, TRUNCATE ON audit_details FROM PUBLIC, CURRENT_USER;
