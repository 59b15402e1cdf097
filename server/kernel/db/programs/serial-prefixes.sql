-- Letters in front of the serial numbers of frames.

-- Copies the letters at the time of payment: later changes of the bike don't change sold frames.
CREATE OR REPLACE FUNCTION give_serial_prefix() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.serial_prefix := coalesce((SELECT serial_prefix FROM bikes WHERE slug = NEW.bike_slug), 'NK');
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER order_bikes_serial_prefix BEFORE INSERT ON order_bikes FOR EACH ROW EXECUTE FUNCTION give_serial_prefix();

-- Rejects other letters for a bike that has serial numbers already.
CREATE OR REPLACE FUNCTION keep_serial_prefix() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM order_bikes WHERE bike_slug = OLD.slug) THEN
    RAISE EXCEPTION 'frames of % have numbers', OLD.slug USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER bikes_keep_serial_prefix BEFORE UPDATE OF serial_prefix ON bikes FOR EACH ROW
  WHEN (OLD.serial_prefix IS DISTINCT FROM NEW.serial_prefix) EXECUTE FUNCTION keep_serial_prefix();
