-- Open pages of the back office hear of each shelf that moved, whoever moved it.
CREATE FUNCTION tell_stock(skus text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE hint record;
BEGIN
  FOR hint IN
    INSERT INTO live_events (topic, kind, subject) SELECT 'staff', 'stock', sku FROM unnest(skus) AS sku
    RETURNING id, topic, kind, subject
  LOOP
    PERFORM pg_notify('live', json_build_array(hint.id, hint.topic, hint.kind, hint.subject)::text);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_moved_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved text[];
BEGIN
  SELECT array_agg(n.sku ORDER BY n.sku) INTO moved FROM present n JOIN past p ON p.sku = n.sku
  WHERE (n.on_hand, n.reserved, n.threshold) IS DISTINCT FROM (p.on_hand, p.reserved, p.threshold);
  IF moved IS NULL THEN RETURN NULL; END IF;
  -- A table or a count moves very many at once: one hint without a name is enough.
  PERFORM tell_stock(CASE WHEN cardinality(moved) > 20 THEN ARRAY[''] ELSE moved END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_hints AFTER UPDATE ON stock_items REFERENCING OLD TABLE AS past NEW TABLE AS present
FOR EACH STATEMENT EXECUTE FUNCTION tell_moved_stock();
--> statement-breakpoint
CREATE FUNCTION tell_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_stock(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD.sku ELSE NEW.sku END]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_hints AFTER INSERT OR UPDATE OR DELETE ON stock_arrivals FOR EACH ROW EXECUTE FUNCTION tell_arrival();
