-- Accepts reviews only for a bike that was delivered to this member, whatever was refunded since.

CREATE OR REPLACE FUNCTION review_of_delivered_bike() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1
  FROM order_bikes b JOIN orders o ON o.id = b.order_id
  WHERE b.id = NEW.order_bike_id AND b.user_id = NEW.user_id AND b.bike_slug = NEW.bike_slug
    AND b.cancelled_at IS NULL AND (b.delivered_at IS NOT NULL OR o.fulfillment_state = 'delivered');
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The bike was not delivered to this member.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_delivered';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER reviews_delivered BEFORE INSERT OR UPDATE OF order_bike_id, user_id, bike_slug ON reviews
  FOR EACH ROW EXECUTE FUNCTION review_of_delivered_bike();
