import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, isOneOf, moment, writtenAt } from '../columns'
import { users } from './users'

export const LOGIN_METHODS = ['password', 'social', 'register', 'first_admin'] as const

/** A login on one device, with all credentials derived from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigId(),
    public_id: text().notNull().unique(),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text({ enum: LOGIN_METHODS }).notNull(),
    is_remembered: boolean().notNull(),
    /** SHA-256 of the device cookie, the HttpOnly half of the refresh credential. */
    device_hash: text().notNull(),
    device: text().notNull(),
    place: text().notNull(),
    /** When the user last authenticated with password or social login; renewals don't change it. */
    proven_at: writtenAt(),
    /** When this session passed the second factor; another session's code never counts for it. */
    second_factor_at: moment(),
    created_at: writtenAt(),
    last_used_at: writtenAt(),
    /** Absolute expiry; idle sessions expire earlier. */
    expires_at: moment().notNull(),
    revoked_at: moment(),
    revoke_reason: text(),
  },
  (table) => [
    index('sessions_user').on(table.user_id, table.revoked_at),
    index('sessions_end').on(table.expires_at),
    check('sessions_method', isOneOf(table.method, LOGIN_METHODS)),
  ],
)

/** Bearer tokens; only their SHA-256 is stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    token_hash: text().primaryKey(),
    session_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('access_tokens_session').on(table.session_id),
    index('access_tokens_end').on(table.expires_at),
  ],
)

/**
 * Refresh credentials of a session, a chain: id and secret of a child are derived from its parent's secret, so
 * that presenting a parent twice gives the same child. A parent ends when its child is first used.
 */
export const refreshCredentials = pgTable(
  'refresh_credentials',
  {
    /** 16 bytes, base64url. */
    id: text().primaryKey(),
    session_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    secret_hash: text().notNull(),
    generation: integer().notNull(),
    parent_id: text(),
    created_at: writtenAt(),
    first_used_at: moment(),
    /** Set when the child is first used, or 24 h after its creation. Later use indicates a stolen copy. */
    retired_at: moment(),
  },
  (table) => [
    index('refresh_credentials_session').on(table.session_id),
    check('refresh_credentials_generation', sql`${table.generation} >= 0`),
  ],
)

/** Failed logins per account and IP block, hashed together so that neither can be recovered. */
export const loginFailures = pgTable(
  'login_failures',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    last_at: moment().notNull(),
  },
  (table) => [index('login_failures_old').on(table.last_at)],
)
