ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
-- Written by hand from here on. Which open session passed a second factor was not kept until now, so sessions of
-- accounts that have one log in again; those of all others go on.
-- Whoever disables an account ends its sessions: enabling it again brings none of them back.
CREATE FUNCTION end_sessions_of_disabled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET revoked_at = NEW.disabled_at, revoke_reason = 'disabled'
   WHERE user_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_disabled AFTER UPDATE OF disabled_at ON users
  FOR EACH ROW WHEN (OLD.disabled_at IS NULL AND NEW.disabled_at IS NOT NULL)
  EXECUTE FUNCTION end_sessions_of_disabled();
