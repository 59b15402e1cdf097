-- Rejects transitions that `order_moves` doesn't list (docs/decisions/0019), so that raw SQL can't bypass them
-- either.

CREATE OR REPLACE FUNCTION order_moves_as_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.payment_state <> OLD.payment_state AND NOT EXISTS (
    SELECT 1 FROM order_moves m WHERE m."column" = 'payment_state'
      AND m.from_state = OLD.payment_state AND m.to_state = NEW.payment_state
  ) THEN
    RAISE EXCEPTION 'The payment of an order does not go from % to %.', OLD.payment_state, NEW.payment_state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_payment_move';
  END IF;
  IF NEW.fulfillment_state <> OLD.fulfillment_state AND NOT EXISTS (
    SELECT 1 FROM order_moves m WHERE m."column" = 'fulfillment_state'
      AND m.from_state = OLD.fulfillment_state AND m.to_state = NEW.fulfillment_state
  ) THEN
    RAISE EXCEPTION 'The items of an order do not go from % to %.', OLD.fulfillment_state, NEW.fulfillment_state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_fulfillment_move';
  END IF;
  -- Only a late payment of an expired order reopens it.
  IF OLD.fulfillment_state = 'cancelled' AND NEW.fulfillment_state <> 'cancelled' AND OLD.payment_state <> 'expired' THEN
    RAISE EXCEPTION 'A canceled order stays canceled.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_fulfillment_move';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER orders_move BEFORE UPDATE OF payment_state, fulfillment_state ON orders
  FOR EACH ROW EXECUTE FUNCTION order_moves_as_listed();
