import { z } from 'zod'

import { PASSWORD_MAX, PASSWORD_MIN } from '@/domain/password-rules'

import { Email, filled, line } from './text.schema'

/** A password as typed: nothing is trimmed or changed. The rules beside the length: domain/password-rules. */
export const Password = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)
/** What a visitor gives as a password or as a refresh credential; only its size is bounded. */
const GivenPassword = z.string().min(1).max(512)
const Token = z.string().min(1).max(200)
const PublicId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
const Code = z.string().trim().min(6).max(20)
const Nothing = z.object({})

export const User = z.object({
  /** Random; says nothing about how many users there are. */
  id: z.string(),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** The name that others see, for example in the forum. */
  user_name: z.string(),
  /** Address of the picture; null shows initials. */
  avatar: z.string().nullable(),
  /** spec §6: 9 means administrator. */
  is_admin: z.int(),
  /** spec §3: 1 is metric, 0 is imperial. */
  unit: z.union([z.literal(0), z.literal(1)]),
  has_password: z.boolean(),
  email_verified: z.boolean(),
  /** A new e-mail address that waits for its confirmation. */
  new_email: z.string().nullable(),
  has_second_factor: z.boolean(),
  /** An administrator without a second factor may not administer. */
  needs_second_factor: z.boolean(),
  created_at: z.iso.datetime(),
})

/**
 * What a login gives. `token` lives 15 minutes; `refresh` renews it together with the device cookie of the
 * same answer and is spent by that.
 */
export const Session = z.object({
  token: z.string(),
  refresh: z.string(),
  expires_at: z.iso.datetime(),
})

const SessionEntry = z.object({
  id: z.string(),
  is_current: z.boolean(),
  /** Browser and system in words, for example 'Chrome on Linux'. */
  device: z.string(),
  /** Network address, shortened to its block. */
  place: z.string(),
  is_remembered: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
})

const NewPassword = { password: Password, password_confirmation: z.string().max(512) }
const LOGIN_ERRORS = ['login_failed', 'second_factor_required', 'second_factor_wrong']
const BUSY = ['too_many_requests', 'server_busy']

export const accountSchemas = {
  login: {
    summary:
      'Logs in. Sets the device cookie. With a second factor, the call is repeated with its code.',
    spec: '§7 Account',
    errors: [...LOGIN_ERRORS, ...BUSY],
    body: z.object({
      email: z.string().max(254),
      password: GivenPassword,
      /** Keeps the session for 30 days. */
      remember: z.boolean().optional(),
      /** Of the authenticator app, or a recovery code. */
      code: Code.optional(),
    }),
    response: Session,
  },
  userLogin: {
    summary:
      'Silent renewal: `password` is the refresh credential of the last answer and the device cookie is its other half. Also takes the real password.',
    spec: '§7 Account',
    errors: [...LOGIN_ERRORS, 'session_ended', ...BUSY],
    body: z.object({ email: z.string().max(254), password: GivenPassword, code: Code.optional() }),
    response: Session,
  },
  register: {
    summary: 'Makes an account and logs in.',
    spec: '§7 Account',
    errors: ['email_taken', ...BUSY],
    body: z.object({
      name: filled(80, 'Enter your first name.'),
      lastname: filled(80, 'Enter your last name.'),
      email: Email,
      ...NewPassword,
    }),
    response: Session,
  },
  logout: {
    summary: 'Ends the session of the token. Also answers 200 when the session is over already.',
    spec: '§7 Account',
    errors: ['not_signed_in', 'request_refused'],
    response: Nothing,
  },
  logoutByPost: {
    summary: 'The same by POST.',
    spec: 'open',
    errors: ['not_signed_in', 'request_refused'],
    response: Nothing,
  },
  changePassword: {
    summary: 'Changes the password and ends all other sessions; this one gets new credentials.',
    spec: '§7 Account',
    errors: ['password_wrong', ...BUSY],
    body: z.object({ old_password: GivenPassword, ...NewPassword }),
    response: Session,
  },
  setPassword: {
    summary:
      'Sets the first password of an account made by social login, within 5 minutes of a login.',
    spec: '§7 Account',
    errors: ['fresh_login_needed', 'password_exists', ...BUSY],
    body: z.object(NewPassword),
    response: Session,
  },
  socials: {
    summary: 'The social logins that this shop offers; none unless configured.',
    spec: '§7 Account',
    response: z.object({
      providers: z.array(
        z.object({
          provider_name: z.enum(['google', 'facebook']),
          title: z.string(),
          /** Where the visitor agrees; comes back to /login/{provider_name} with an access token. */
          authorize_url: z.string(),
        }),
      ),
    }),
  },
  socialLogin: {
    summary:
      'Logs in with the access token of a social login that was made for this shop. With a second factor, the call is repeated with its code.',
    spec: '§7 Account',
    errors: [
      ...['social_refused', 'social_email_taken', 'second_factor_required', 'second_factor_wrong'],
      ...BUSY,
    ],
    body: z.object({
      provider_name: z.enum(['google', 'facebook']),
      access_token: z.string().min(1).max(4096),
      code: Code.optional(),
    }),
    response: Session,
  },
  forgotPassword: {
    summary: 'Mails a link for a new password, if there is an account. The answer never tells.',
    spec: '§7 Account',
    errors: BUSY,
    body: z.object({ email: Email }),
    response: Nothing,
  },
  checkReset: {
    summary: 'Whether a link for a new password still works. Does not use it up.',
    spec: '§7 Account',
    errors: ['link_invalid', 'too_many_requests'],
    query: z.object({ token: Token, email: z.string().max(254) }),
    response: Nothing,
  },
  resetPassword: {
    summary: 'Sets a new password by the link of the mail and ends every session.',
    spec: '§7 Account',
    errors: ['link_invalid', ...BUSY],
    body: z.object({ token: Token, email: z.string().max(254), ...NewPassword }),
    response: Nothing,
  },
  me: {
    summary: 'The user of the token.',
    spec: '§7 Account',
    response: User,
  },
  userInfo: {
    summary:
      'What may be known of a user: forum name and picture; the rest for the user and for administrators.',
    spec: '§7 Account',
    errors: ['user_not_found'],
    params: z.object({ id: PublicId }),
    response: z.object({
      id: z.string(),
      user_name: z.string(),
      avatar: z.string().nullable(),
      name: z.string().nullable(),
      last_name: z.string().nullable(),
      email: z.string().nullable(),
      created_at: z.iso.datetime().nullable(),
    }),
  },
  setUnit: {
    summary: 'Toggles the unit system and answers the new one. Never repeat it blindly.',
    spec: '§7 Account',
    errors: ['request_refused'],
    response: z.object({ unit: User.shape.unit }),
  },
  setUnitByPost: {
    summary: 'The same by POST.',
    spec: 'open',
    errors: ['request_refused'],
    response: z.object({ unit: User.shape.unit }),
  },
  profile: {
    summary: 'Changes the names of the user.',
    spec: 'open',
    errors: ['user_name_taken'],
    body: z.object({
      name: filled(80, 'Enter your first name.'),
      last_name: filled(80, 'Enter your last name.'),
      user_name: line(30).min(2, 'Enter at least two characters.'),
    }),
    response: User,
  },
  changeEmail: {
    summary: 'Mails a confirmation to a new address; the old one stays until it is confirmed.',
    spec: 'open',
    errors: ['password_wrong', 'fresh_login_needed', ...BUSY],
    body: z.object({ email: Email, password: GivenPassword.nullish() }),
    response: User,
  },
  sendVerification: {
    summary: 'Mails the confirmation of the present address again.',
    spec: 'open',
    errors: ['too_many_requests'],
    response: Nothing,
  },
  confirmEmail: {
    summary: 'Confirms an address by the token of its mail.',
    spec: 'open',
    errors: ['link_invalid', 'too_many_requests'],
    body: z.object({ token: Token }),
    response: z.object({ email: z.string() }),
  },
  saveAvatar: {
    summary:
      'Takes a picture (png, jpg or webp, at most 2 MB and 25 megapixels) as the body, cuts it to a square and re-encodes it.',
    spec: 'open',
    errors: ['image_unreadable', 'body_too_large', 'unsupported_media_type', 'too_many_requests'],
    response: User,
  },
  deleteAvatar: { summary: 'Removes the picture.', spec: 'open', response: User },
  readAvatar: {
    summary: 'The picture of a user, 256 × 256 WebP.',
    spec: 'open',
    errors: ['not_found'],
    params: z.object({ id: PublicId, version: z.string().regex(/^\d{1,10}$/) }),
    response: z.any(),
  },
  sessions: {
    summary: 'Where the user is logged in.',
    spec: 'open',
    response: z.object({ sessions: z.array(SessionEntry) }),
  },
  endSession: {
    summary: 'Ends one session.',
    spec: 'open',
    errors: ['session_not_found'],
    params: z.object({ id: PublicId }),
    response: Nothing,
  },
  endOtherSessions: {
    summary: 'Ends every session but this one.',
    spec: 'open',
    response: z.object({ ended: z.int() }),
  },
  startSecondFactor: {
    summary: 'Begins a second factor: the secret for an authenticator app.',
    spec: 'open',
    errors: ['password_wrong', 'fresh_login_needed', 'second_factor_exists', ...BUSY],
    body: z.object({ password: GivenPassword.nullish() }),
    response: z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() }),
  },
  confirmSecondFactor: {
    summary: 'Switches the second factor on with a first code; answers the recovery codes once.',
    spec: 'open',
    errors: ['second_factor_wrong', 'second_factor_exists', 'too_many_requests'],
    body: z.object({ code: Code }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
  },
  endSecondFactor: {
    summary: 'Switches the second factor off. Not for administrators.',
    spec: 'open',
    errors: ['second_factor_wrong', 'not_allowed', 'too_many_requests'],
    body: z.object({ code: Code }),
    response: User,
  },
  exportData: {
    summary: 'Everything the shop keeps about the user, as one JSON file.',
    spec: 'open',
    errors: ['password_wrong', 'fresh_login_needed', ...BUSY],
    body: z.object({ password: GivenPassword.nullish() }),
    response: z.any(),
  },
  deleteAccount: {
    summary:
      'Deletes the account. What tax law keeps stays without name; an unfinished order must end first.',
    spec: 'open',
    errors: ['password_wrong', 'fresh_login_needed', 'account_in_use', ...BUSY],
    body: z.object({ password: GivenPassword.nullish() }),
    response: Nothing,
  },
  checkFirstAdmin: {
    summary: 'Whether the one-time link of the first start still works.',
    spec: 'open',
    errors: ['link_invalid', 'too_many_requests'],
    query: z.object({ token: Token }),
    response: Nothing,
  },
  makeFirstAdmin: {
    summary: 'Makes the first administrator by the one-time link of the first start.',
    spec: 'open',
    errors: ['link_invalid', 'email_taken', ...BUSY],
    body: z.object({
      token: Token,
      name: filled(80, 'Enter your first name.'),
      lastname: filled(80, 'Enter your last name.'),
      email: Email,
      ...NewPassword,
    }),
    response: Session,
  },
}
