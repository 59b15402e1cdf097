-- Live events that depend on rows: ends streams whose rights changed, and publishes changes of stock.

-- Clients reconnect and are authorized again.
CREATE OR REPLACE FUNCTION close_live_topic(topic text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', json_build_array(0, topic, 'closed', '')::text)
$$;

CREATE OR REPLACE FUNCTION close_session_streams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM close_live_topic('session:' || OLD.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER end_live_streams AFTER UPDATE OF revoked_at ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION close_session_streams();

CREATE OR REPLACE FUNCTION close_user_streams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM close_live_topic('user:' || OLD.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER end_live_streams AFTER UPDATE OF disabled_at, staff_role, totp_confirmed_at ON users FOR EACH ROW
  WHEN ((OLD.disabled_at, OLD.staff_role, OLD.totp_confirmed_at) IS DISTINCT FROM (NEW.disabled_at, NEW.staff_role, NEW.totp_confirmed_at))
  EXECUTE FUNCTION close_user_streams();

CREATE OR REPLACE TRIGGER end_live_streams_deleted AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION close_user_streams();

-- Only staff who may read stock are subscribed to this topic.
CREATE OR REPLACE FUNCTION tell_stock(skus text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE hint record;
BEGIN
  FOR hint IN
    INSERT INTO live_events (topic, kind, subject) SELECT 'staff:stock.read', 'stock', sku FROM unnest(skus) AS sku
    RETURNING id, topic, kind, subject
  LOOP
    PERFORM pg_notify('live', json_build_array(hint.id, hint.topic, hint.kind, hint.subject)::text);
  END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION tell_moved_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved text[];
BEGIN
  SELECT array_agg(n.sku ORDER BY n.sku) INTO moved FROM present n JOIN past p ON p.sku = n.sku
  WHERE (n.on_hand, n.reserved, n.threshold) IS DISTINCT FROM (p.on_hand, p.reserved, p.threshold);
  IF moved IS NULL THEN RETURN NULL; END IF;
  -- CSV imports and stock counts change many items at once: send one hint without a SKU.
  PERFORM tell_stock(CASE WHEN cardinality(moved) > 20 THEN ARRAY[''] ELSE moved END);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER stock_hints AFTER UPDATE ON stock_items REFERENCING OLD TABLE AS past NEW TABLE AS present
  FOR EACH STATEMENT EXECUTE FUNCTION tell_moved_stock();

CREATE OR REPLACE FUNCTION tell_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_stock(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD.sku ELSE NEW.sku END]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER stock_hints AFTER INSERT OR UPDATE OR DELETE ON stock_arrivals FOR EACH ROW EXECUTE FUNCTION tell_arrival();
