-- Events for webhooks: what changed, in the transaction of the change. Their bodies and deliveries follow at its commit.

CREATE OR REPLACE FUNCTION wants_webhook(event text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM webhooks WHERE events @> ARRAY[event])
$$;

-- Writes nothing while no webhook wants the event. Not in SQL, which is parsed again with each statement that calls it.
CREATE OR REPLACE FUNCTION queue_webhook_event(
  event text, about text, for_order bigint, for_ticket bigint, details jsonb, moment timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF wants_webhook(event) THEN
    INSERT INTO webhook_events (name, subject, order_id, ticket_id, detail, at)
    VALUES (event, about, for_order, for_ticket, details, moment);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION webhook_time(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE OR REPLACE FUNCTION webhook_dollars(cents bigint) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT round(cents / 100.0, 2)
$$;

CREATE OR REPLACE FUNCTION webhook_order(wanted bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'number', o.number, 'payment_state', o.payment_state, 'fulfillment_state', o.fulfillment_state,
    'is_disputed', o.disputed, 'customer_id', (SELECT u.public_id FROM users u WHERE u.id = o.user_id),
    'country', (SELECT c.code FROM countries c WHERE c.id = o.country_id), 'currency', o.currency,
    'subtotal', webhook_dollars(o.subtotal_cents), 'discount', webhook_dollars(o.discount_cents),
    'shipping', webhook_dollars(o.shipping_cents), 'assembly', webhook_dollars(o.assembly_cents),
    'tax', webhook_dollars(o.tax_cents), 'total', webhook_dollars(o.total_cents),
    'credit', webhook_dollars(o.credit_cents), 'paid', webhook_dollars(o.paid_cents),
    'promo_code', o.promo_code, 'delivery_date', o.delivery_date, 'placed_at', webhook_time(o.created_at),
    'paid_at', webhook_time(o.paid_at),
    'lines', (SELECT jsonb_agg(jsonb_build_object(
        'position', l.position, 'kind', l.kind, 'product_id', l.product_id, 'sku', l.sku, 'title', l.title,
        'count', l.count, 'shipped', l.shipped_count, 'canceled', l.canceled_count, 'returned', l.returned_count,
        'price', webhook_dollars(l.price_cents), 'discount', webhook_dollars(l.discount_cents),
        'total', webhook_dollars(l.total_cents)) ORDER BY l.position)
      FROM order_lines l WHERE l.order_id = o.id))
  FROM orders o WHERE o.id = wanted
$$;

CREATE OR REPLACE FUNCTION webhook_return(of_order bigint, wanted integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('number', r.number, 'state', r.state, 'reason', r.reason,
    'items', (SELECT coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'count', i.count, 'sellable', i.sellable)
      ORDER BY i.position), '[]') FROM return_items i WHERE i.return_id = r.id))
  FROM returns r WHERE r.order_id = of_order AND r.number = wanted
$$;

CREATE OR REPLACE FUNCTION webhook_dispute(wanted bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', d.id, 'status', d.status, 'amount', webhook_dollars(d.amount_cents), 'reason', d.reason,
    'opened_at', webhook_time(d.opened_at), 'evidence_due_at', webhook_time(d.evidence_due_at),
    'closed_at', webhook_time(d.closed_at))
  FROM disputes d WHERE d.id = wanted
$$;

CREATE OR REPLACE FUNCTION webhook_bike(wanted bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', b.id, 'line', b.line, 'slug', b.bike_slug, 'title', b.title,
    'frame_number', b.frame_number, 'built_at', webhook_time(b.ready_at))
  FROM order_bikes b WHERE b.id = wanted
$$;

CREATE OR REPLACE FUNCTION webhook_stock(wanted text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('sku', wanted, 'title', coalesce(n.title, wanted), 'on_hand', coalesce(s.on_hand, 0),
    'reserved', coalesce(s.reserved, 0), 'available', coalesce(s.on_hand - s.reserved, 0), 'threshold', s.threshold)
  FROM (SELECT wanted AS sku) one LEFT JOIN stock_items s USING (sku) LEFT JOIN stock_names n USING (sku)
$$;

CREATE OR REPLACE FUNCTION webhook_product(wanted integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kind', p.kind, 'title', p.title, 'category', coalesce(p.spare_group, p.category),
    'price', webhook_dollars(p.price_cents), 'is_offered', p.is_offered, 'weight_g', p.weight_g, 'gtin', p.gtin,
    'variants', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', v ->> 'id', 'title', v ->> 'title')), '[]')
      FROM jsonb_array_elements(p.variants) AS v))
  FROM products p WHERE p.id = wanted
$$;

CREATE OR REPLACE FUNCTION webhook_ticket(wanted bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('number', t.number, 'topic', t.topic, 'status', t.status, 'priority', t.priority,
    'customer_id', (SELECT u.public_id FROM users u WHERE u.id = t.user_id),
    'order', (SELECT o.number FROM orders o WHERE o.id = t.order_id), 'opened_at', webhook_time(t.created_at))
  FROM tickets t WHERE t.id = wanted
$$;

CREATE OR REPLACE FUNCTION webhook_address(address jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT address - 'country_id' || jsonb_build_object('country',
    (SELECT c.code FROM countries c WHERE c.id = (address ->> 'country_id')::integer))
$$;

-- Personal data of the buyer, or of the author of the ticket; null for other events.
CREATE OR REPLACE FUNCTION webhook_customer(of_order bigint, of_ticket bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('name', o.shipping_address ->> 'name', 'email', o.email, 'subject', null,
    'shipping_address', webhook_address(o.shipping_address), 'billing_address', webhook_address(o.billing_address))
  FROM orders o WHERE o.id = of_order
  UNION ALL
  SELECT jsonb_build_object('name', t.name, 'email', t.email, 'subject', t.subject, 'shipping_address', null,
    'billing_address', null)
  FROM tickets t WHERE t.id = of_ticket
$$;

-- `detail` names what the event is about where the order or the ticket doesn't.
CREATE OR REPLACE FUNCTION webhook_data(e webhook_events) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT e.detail || CASE split_part(e.name, '.', 1)
    WHEN 'stock' THEN webhook_stock(e.detail ->> 'sku')
    WHEN 'product' THEN jsonb_build_object('product', webhook_product((e.detail ->> 'id')::integer))
    WHEN 'ticket' THEN jsonb_build_object('ticket', webhook_ticket(e.ticket_id))
    WHEN 'customer' THEN '{}'
    WHEN 'webhook' THEN '{}'
    ELSE jsonb_build_object('order', webhook_order(e.order_id)) || CASE split_part(e.name, '.', 1)
      WHEN 'return' THEN jsonb_build_object('return', webhook_return(e.order_id, (e.detail ->> 'return')::integer))
      WHEN 'dispute' THEN jsonb_build_object('dispute', webhook_dispute((e.detail ->> 'dispute')::bigint))
      WHEN 'bike' THEN jsonb_build_object('bike', webhook_bike((e.detail ->> 'bike')::bigint))
      ELSE '{}' END
    END
$$;

-- Deferred, because events are published before the last writes of their transaction. The lock, which commits share,
-- keeps webhooks from being removed meanwhile. Plans are generic, because those for one event inline `webhook_data`,
-- which takes a third of the time.
CREATE OR REPLACE FUNCTION finish_webhook_event() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('webhooks'));
  UPDATE webhook_events SET data = webhook_data(NEW), detail = '{}',
    customer = CASE WHEN coalesce(NEW.order_id, NEW.ticket_id) IS NOT NULL AND EXISTS (SELECT FROM webhooks w WHERE w.events @> ARRAY[NEW.name] AND w.with_customer)
      THEN webhook_customer(NEW.order_id, NEW.ticket_id) END
  WHERE id = NEW.id;
  INSERT INTO webhook_deliveries (webhook_id, event_id, subject, due_at)
  SELECT w.id, NEW.id, NEW.subject, NEW.at FROM webhooks w WHERE w.events @> ARRAY[NEW.name];
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS webhook_events_finished ON webhook_events;
CREATE CONSTRAINT TRIGGER webhook_events_finished AFTER INSERT ON webhook_events
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION finish_webhook_event();

CREATE OR REPLACE FUNCTION lock_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('webhooks'));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER webhooks_locked BEFORE DELETE ON webhooks
  FOR EACH STATEMENT EXECUTE FUNCTION lock_webhooks();

CREATE OR REPLACE FUNCTION remove_deliveries_of_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM webhook_deliveries WHERE webhook_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER webhooks_removed AFTER DELETE ON webhooks REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_deliveries_of_webhooks();

CREATE OR REPLACE FUNCTION remove_deliveries_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM webhook_deliveries d USING webhooks w, gone g WHERE d.webhook_id = w.id AND d.event_id = g.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER webhook_events_removed AFTER DELETE ON webhook_events REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_deliveries_of_events();

CREATE OR REPLACE FUNCTION queue_stock_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF wants_webhook('stock.changed') THEN
    INSERT INTO webhook_events (name, subject, detail)
    SELECT 'stock.changed', 'stock/' || n.sku, jsonb_build_object('sku', n.sku)
    FROM present n JOIN past p ON p.sku = n.sku
    WHERE (n.on_hand, n.reserved) IS DISTINCT FROM (p.on_hand, p.reserved) ORDER BY n.sku;
  END IF;
  IF wants_webhook('stock.low') THEN
    INSERT INTO webhook_events (name, subject, detail)
    SELECT 'stock.low', 'stock/' || n.sku, jsonb_build_object('sku', n.sku)
    FROM present n JOIN past p ON p.sku = n.sku
    WHERE n.low_since IS NOT NULL AND p.low_since IS NULL ORDER BY n.sku;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_webhooks AFTER UPDATE ON stock_items REFERENCING OLD TABLE AS past NEW TABLE AS present
  FOR EACH STATEMENT EXECUTE FUNCTION queue_stock_webhooks();

CREATE OR REPLACE FUNCTION queue_product_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  IF NOT wants_webhook('product.changed') THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(n.id) INTO changed FROM present n JOIN past p ON p.id = n.id
    WHERE audited_product(n) IS DISTINCT FROM audited_product(p);
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO changed FROM present;
  ELSE
    SELECT array_agg(id) INTO changed FROM past;
  END IF;
  INSERT INTO webhook_events (name, subject, detail)
  SELECT 'product.changed', 'product/' || id, jsonb_build_object('id', id) FROM unnest(changed) AS id ORDER BY id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_webhooks_added AFTER INSERT ON products REFERENCING NEW TABLE AS present
  FOR EACH STATEMENT EXECUTE FUNCTION queue_product_webhooks();
CREATE OR REPLACE TRIGGER product_webhooks AFTER UPDATE ON products REFERENCING OLD TABLE AS past NEW TABLE AS present
  FOR EACH STATEMENT EXECUTE FUNCTION queue_product_webhooks();
CREATE OR REPLACE TRIGGER product_webhooks_removed AFTER DELETE ON products REFERENCING OLD TABLE AS past
  FOR EACH STATEMENT EXECUTE FUNCTION queue_product_webhooks();

CREATE OR REPLACE FUNCTION queue_dispute_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhook_event('dispute.' || replace(NEW.status, 'open', 'opened'), 'order/' || o.number, o.id, null,
    jsonb_build_object('dispute', NEW.id), now())
  FROM orders o WHERE o.id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER dispute_webhooks_added AFTER INSERT ON disputes
  FOR EACH ROW EXECUTE FUNCTION queue_dispute_webhook();
CREATE OR REPLACE TRIGGER dispute_webhooks AFTER UPDATE OF status ON disputes
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION queue_dispute_webhook();

CREATE OR REPLACE FUNCTION queue_bike_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhook_event('bike.built', 'order/' || o.number, o.id, null, jsonb_build_object('bike', NEW.id), now())
  FROM orders o WHERE o.id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER bike_webhooks AFTER UPDATE OF ready_at ON order_bikes
  FOR EACH ROW WHEN (OLD.ready_at IS NULL AND NEW.ready_at IS NOT NULL) EXECUTE FUNCTION queue_bike_webhook();
