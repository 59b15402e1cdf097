import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { ROLES } from '@/domain/kit/permissions'
import { bigId, isOneOf, moment, writtenAt } from '../columns'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const users = pgTable(
  'users',
  {
    id: bigId(),
    /** 128 random bits: the id of the user in URLs and responses. */
    public_id: text().notNull().unique(),
    email: text().notNull(),
    /** The address in lower case and with an ASCII host, for uniqueness. */
    email_key: text().notNull().unique(),
    email_verified_at: moment(),
    new_email: text(),
    name: text().notNull(),
    last_name: text().notNull(),
    user_name: text().notNull(),
    /** argon2id in PHC form; null for an account created by social login. */
    password_hash: text(),
    password_changed_at: moment(),
    is_admin: integer().notNull().default(0),
    /** Role in the back office; null for customers. A trigger ensures that the shop has an owner. */
    staff_role: text({ enum: ROLES }),
    unit: integer().notNull().default(0),
    /** Encrypted with the shop's secret; valid once `totp_confirmed_at` is set. */
    totp_secret: text(),
    totp_confirmed_at: moment(),
    /** Time step of the last accepted code, so that no code works twice. */
    totp_last_step: bigint({ mode: 'number' }),
    avatar_version: integer().notNull().default(0),
    /** Consent: public member page, and the member's bikes on it. */
    has_forum_page: boolean().notNull().default(false),
    shows_bikes: boolean().notNull().default(false),
    /** Consent: one email about a saved build that wasn't ordered; null without it. */
    build_reminders_since: moment(),
    disabled_at: moment(),
    created_at: writtenAt(),
  },
  (table) => [
    uniqueIndex('users_user_name').on(sql`lower(${table.user_name})`),
    check('users_email_key', sql`${table.email_key} = lower(${table.email_key})`),
    check('users_is_admin', sql`${table.is_admin} in (0, 9)`),
    check('users_staff_role', isOneOf(table.staff_role, ROLES)),
    // The specification's admin flag is 9 for exactly the users with a role.
    check('users_staff', sql`(${table.is_admin} = 9) = (${table.staff_role} is not null)`),
    check('users_unit', sql`${table.unit} in (0, 1)`),
  ],
)

const ownerColumn = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Former user names, which redirect to their members and stay reserved. */
export const formerNames = pgTable(
  'former_names',
  {
    name_key: text().primaryKey(),
    user_id: ownerColumn(),
    left_at: writtenAt(),
  },
  (table) => [index('former_names_user').on(table.user_id)],
)

export const avatars = pgTable('avatars', {
  user_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** 256 × 256 WebP, re-encoded by the shop. */
  image: bytes().notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: bigId(),
    user_id: ownerColumn(),
    code_hash: text().notNull(),
    used_at: moment(),
  },
  (table) => [index('recovery_codes_user').on(table.user_id)],
)

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const

/** Social logins, keyed by the provider's own id for a person, never by email address. */
export const socialLogins = pgTable(
  'social_logins',
  {
    id: bigId(),
    user_id: ownerColumn(),
    provider: text({ enum: SOCIAL_PROVIDERS }).notNull(),
    provider_user_id: text().notNull(),
    created_at: writtenAt(),
  },
  (table) => [
    uniqueIndex('social_logins_person').on(table.provider, table.provider_user_id),
    index('social_logins_user').on(table.user_id),
    check('social_logins_provider', isOneOf(table.provider, SOCIAL_PROVIDERS)),
  ],
)

export const LINK_KINDS = ['reset_password', 'confirm_email'] as const

/** One-time links in emails, stored as token hashes. A new link replaces older ones of its kind. */
export const mailLinks = pgTable(
  'mail_links',
  {
    token_hash: text().primaryKey(),
    user_id: ownerColumn(),
    kind: text({ enum: LINK_KINDS }).notNull(),
    /** Recipient address; the link is invalid once the account's address changes. */
    email: text().notNull(),
    expires_at: moment().notNull(),
    created_at: writtenAt(),
  },
  (table) => [
    uniqueIndex('mail_links_newest').on(table.user_id, table.kind),
    check('mail_links_kind', isOneOf(table.kind, LINK_KINDS)),
  ],
)

/** Security log of accounts; append-only. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigId(),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: writtenAt(),
    kind: text().notNull(),
    place: text().notNull().default(''),
    detail: text().notNull().default(''),
  },
  (table) => [index('account_events_user').on(table.user_id, table.at)],
)

/** Pending invitations of staff; deleted on acceptance. Only the token's hash is stored. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: bigId(),
    email: text().notNull(),
    /** The address in lower case and with an ASCII host; one invitation per address. */
    email_key: text().notNull().unique(),
    role: text({ enum: ROLES }).notNull(),
    token_hash: text().notNull().unique(),
    expires_at: moment().notNull(),
    created_at: writtenAt(),
  },
  (table) => [check('staff_invitations_role', isOneOf(table.role, ROLES))],
)

/** One-time setup link; deleted once there is an administrator. */
export const firstAdminLinks = pgTable('first_admin_links', {
  token_hash: text().primaryKey(),
  created_at: writtenAt(),
})
