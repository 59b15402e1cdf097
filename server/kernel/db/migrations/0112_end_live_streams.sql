-- Open streams end when the rights behind them do, whoever changes them. Clients reconnect and are authorized again.
CREATE FUNCTION close_live_topic(topic text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', json_build_array(0, topic, 'closed', '')::text)
$$;
--> statement-breakpoint
CREATE FUNCTION close_session_streams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM close_live_topic('session:' || OLD.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER end_live_streams AFTER UPDATE OF revoked_at ON sessions FOR EACH ROW
WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION close_session_streams();
--> statement-breakpoint
CREATE FUNCTION close_user_streams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM close_live_topic('user:' || OLD.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER end_live_streams AFTER UPDATE OF disabled_at, staff_role, totp_confirmed_at ON users FOR EACH ROW
WHEN ((OLD.disabled_at, OLD.staff_role, OLD.totp_confirmed_at) IS DISTINCT FROM (NEW.disabled_at, NEW.staff_role, NEW.totp_confirmed_at))
EXECUTE FUNCTION close_user_streams();
--> statement-breakpoint
CREATE TRIGGER end_live_streams_deleted AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION close_user_streams();
--> statement-breakpoint
-- Hints about stock reach those who may read stock.
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
