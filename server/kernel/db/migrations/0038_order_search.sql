CREATE TABLE "order_search" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_words" ON "order_search" USING gin ("words" gin_trgm_ops);
--> statement-breakpoint
-- Written by hand from here on: the search of orders, kept by triggers. The letters of a frame number are those of
-- server/after-sale/garage/serials.ts.
CREATE FUNCTION order_words(wanted bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(' ', o.number, o.email, people.words,
    (SELECT string_agg(DISTINCT l.title, ' ') FROM order_lines l WHERE l.order_id = o.id),
    (SELECT string_agg(CASE b.bike_slug WHEN 'nireeka-prime' THEN 'NP' WHEN 'nireeka-homie' THEN 'NH' WHEN 'nyx' THEN 'NX'
      ELSE 'NK' END || '-' || b.serial, ' ' ORDER BY b.serial) FROM order_bikes b WHERE b.order_id = o.id)))
  FROM orders o, LATERAL (
    SELECT string_agg(DISTINCT concat_ws(' ', a ->> 'name', a ->> 'phone', regexp_replace(a ->> 'phone', '[^0-9]', '', 'g')), ' ') AS words
    FROM (VALUES (o.shipping_address), (o.billing_address)) AS addresses (a)) AS people
  WHERE o.id = wanted
$$;
--> statement-breakpoint
CREATE FUNCTION index_order(wanted bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, words) SELECT wanted, words FROM order_words(wanted) AS words WHERE words IS NOT NULL
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words WHERE order_search.words <> excluded.words
$$;
--> statement-breakpoint
CREATE FUNCTION index_written_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_order(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION index_orders_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_order(order_id) FROM (SELECT DISTINCT order_id FROM written ORDER BY 1) AS concerned;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_search AFTER INSERT OR UPDATE OF email, shipping_address, billing_address ON orders
FOR EACH ROW EXECUTE FUNCTION index_written_order();
--> statement-breakpoint
CREATE TRIGGER order_lines_search AFTER INSERT ON order_lines
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_orders_of_rows();
--> statement-breakpoint
CREATE TRIGGER order_bikes_search AFTER INSERT ON order_bikes
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_orders_of_rows();
--> statement-breakpoint
INSERT INTO order_search (order_id, words) SELECT o.id, order_words(o.id) FROM orders o;
