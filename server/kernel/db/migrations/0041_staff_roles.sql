ALTER TABLE "users" ADD COLUMN "staff_role" text;--> statement-breakpoint
UPDATE "users" SET "staff_role" = 'owner' WHERE "is_admin" = 9;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role" CHECK ("users"."staff_role" in ('owner', 'manager', 'catalog', 'orders', 'support', 'moderator', 'content', 'read_only'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff" CHECK (("users"."is_admin" = 9) = ("users"."staff_role" is not null));--> statement-breakpoint
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two owners who give up at once, the second waits here and then sees what the first did.
  PERFORM pg_advisory_xact_lock(hashtext('users.owner'));
  IF NOT EXISTS (
    SELECT 1 FROM users WHERE staff_role = 'owner' AND disabled_at IS NULL AND id <> OLD.id
  ) THEN
    RAISE EXCEPTION 'The shop needs an owner.'
      USING ERRCODE = 'check_violation', TABLE = 'users', CONSTRAINT = 'users_last_owner';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_owner_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN (
    OLD.staff_role = 'owner' AND OLD.disabled_at IS NULL
    AND (NEW.staff_role IS DISTINCT FROM 'owner' OR NEW.disabled_at IS NOT NULL)
  )
  EXECUTE FUNCTION keep_an_owner();--> statement-breakpoint
CREATE TRIGGER users_owner_deleted AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.staff_role = 'owner' AND OLD.disabled_at IS NULL)
  EXECUTE FUNCTION keep_an_owner();
