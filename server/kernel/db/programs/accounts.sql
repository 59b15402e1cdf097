-- Invariants of accounts that must hold for every write path, including raw SQL.

-- Revokes the sessions of a disabled account, so that enabling it again doesn't restore them.
CREATE OR REPLACE FUNCTION end_sessions_of_disabled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET revoked_at = NEW.disabled_at, revoke_reason = 'disabled'
   WHERE user_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_disabled AFTER UPDATE OF disabled_at ON users
  FOR EACH ROW WHEN (OLD.disabled_at IS NULL AND NEW.disabled_at IS NOT NULL)
  EXECUTE FUNCTION end_sessions_of_disabled();

-- Rejects the removal of the last active owner.
CREATE OR REPLACE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Serialize owners who resign at the same time, so that the second one sees the change of the first.
  PERFORM pg_advisory_xact_lock(hashtext('users.owner'));
  IF NOT EXISTS (
    SELECT 1 FROM users WHERE staff_role = 'owner' AND disabled_at IS NULL AND id <> OLD.id
  ) THEN
    RAISE EXCEPTION 'The shop needs an owner.'
      USING ERRCODE = 'check_violation', TABLE = 'users', CONSTRAINT = 'users_last_owner';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_owner_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN (
    OLD.staff_role = 'owner' AND OLD.disabled_at IS NULL
    AND (NEW.staff_role IS DISTINCT FROM 'owner' OR NEW.disabled_at IS NOT NULL)
  )
  EXECUTE FUNCTION keep_an_owner();

CREATE OR REPLACE TRIGGER users_owner_deleted AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.staff_role = 'owner' AND OLD.disabled_at IS NULL)
  EXECUTE FUNCTION keep_an_owner();
