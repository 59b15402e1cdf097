import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { z } from 'zod'

import { normalizePassword, PASSWORD_MAX, PASSWORD_MIN } from '@/domain/account/auth/password-rules'
import { PERMISSIONS, ROLES } from '@/domain/kit/permissions'

import { codeText, Email, filled, KnownEmail, line, typedText } from '@/contract/kit/text.schema'

const Password = typedText(PASSWORD_MAX)
  .overwrite(normalizePassword)
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .describe(
    'Case and spaces count; Unicode forms of the same characters don’t. Common and guessable passwords are refused',
  )
export const GivenPassword = z
  .string()
  .min(1)
  .max(512)
  .describe('A password, or a refresh credential where the route accepts one')
const Token = z.string().min(1).max(200)
const PublicId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .meta({ examples: ['Yz3kQ0v9S1qk2m8WcR5f7A'] })
const Code = codeText(20).min(6)
/** Last name; empty for people with a single name. */
const LastName = line(80).default('').describe('Empty for people with one name')
const Nothing = z.object({})

const User = z.object({
  id: z.string().describe('Random and not sequential'),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  user_name: z.string().describe('The name other users see, for example in the forum'),
  avatar: z
    .string()
    .nullable()
    .describe('URL of the avatar, relative to the shop; null if there is none'),
  is_admin: z.int().describe('9 means staff: someone with a role'),
  role: z.enum(ROLES).nullable().describe('What the user is to the shop; null for customers'),
  permissions: z
    .array(z.enum(PERMISSIONS))
    .describe('What the role allows in the back office, once two-factor authentication is on'),
  unit: z.union([z.literal(0), z.literal(1)]).describe('1 is metric, 0 is imperial'),
  has_password: z.boolean(),
  email_verified: z.boolean(),
  new_email: z.string().nullable().describe('A new email address that isn’t confirmed yet'),
  has_second_factor: z.boolean(),
  needs_second_factor: z
    .boolean()
    .describe('True for staff without two-factor authentication, who can’t use the back office'),
  created_at: z.iso.datetime(),
})

const Session = z.object({
  token: z.string(),
  refresh: z.string(),
  expires_at: z.iso.datetime(),
})

const SessionEntry = z.object({
  id: z.string(),
  is_current: z.boolean(),
  device: z.string().describe('Browser and operating system, for example “Chrome on Linux”'),
  place: z.string().describe('IP address, shortened to its network block'),
  is_remembered: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
})

const NewPassword = {
  password: Password,
  password_confirmation: typedText(512).overwrite(normalizePassword).max(512),
}
const LOGIN_ERRORS = ['login_failed', 'second_factor_required', 'second_factor_wrong']
const BUSY = ['too_many_requests', 'server_busy']

named({
  User,
  Session: [
    Session,
    'A bearer token and what renews it. `refresh` works once, together with the device cookie of the same response',
  ],
  SessionEntry,
})

export const accountSchemas = {
  login: {
    summary:
      'Logs in and sets the device cookie. With two-factor authentication, repeat the call with the code.',
    spec: '§7 Account',
    limits: limitedBy('login', 'secondFactor'),
    errors: [...LOGIN_ERRORS, ...BUSY],
    body: z.object({
      email: KnownEmail,
      password: GivenPassword,
      remember: z.boolean().optional().describe('Keeps the session for 30 days'),
      code: Code.optional().describe('An authentication code, or a recovery code'),
    }),
    response: Session,
  },
  userLogin: {
    summary:
      'Silent refresh. `password` is the refresh credential from the last response, used together with the device cookie. Also accepts the real password.',
    spec: '§7 Account',
    limits: limitedBy('refresh', 'login', 'secondFactor'),
    repeats:
      'Repeating a call with the same `refresh` returns the same session until its successor was used.',
    errors: [...LOGIN_ERRORS, 'session_ended', ...BUSY],
    body: z.object({ email: KnownEmail, password: GivenPassword, code: Code.optional() }),
    response: Session,
  },
  register: {
    summary: 'Creates an account and logs in.',
    spec: '§7 Account',
    limits: limitedBy('register'),
    errors: ['email_taken', ...BUSY],
    body: z.object({
      name: filled(80, 'Enter your first name.'),
      lastname: LastName,
      email: Email,
      ...NewPassword,
    }),
    response: Session,
  },
  logout: {
    summary: 'Ends the token’s session. Also returns 200 if the session has already ended.',
    spec: '§7 Account',
    errors: ['not_signed_in', 'request_refused'],
    response: Nothing,
  },
  logoutByPost: {
    summary: 'Same as the GET route, using POST.',
    spec: 'open',
    errors: ['not_signed_in', 'request_refused'],
    response: Nothing,
  },
  changePassword: {
    summary: 'Changes the password and ends all other sessions. This session gets new credentials.',
    spec: '§7 Account',
    limits: limitedBy('login', 'password'),
    errors: ['password_wrong', ...BUSY],
    body: z.object({ old_password: GivenPassword, ...NewPassword }),
    response: Session,
  },
  setPassword: {
    summary:
      'Sets the first password for an account created by social login, within 5 minutes of logging in.',
    spec: '§7 Account',
    limits: limitedBy('password'),
    errors: ['fresh_login_needed', 'password_exists', ...BUSY],
    body: z.object(NewPassword),
    response: Session,
  },
  socials: {
    summary: 'Lists the social logins this shop offers. Empty unless configured.',
    spec: '§7 Account',
    response: z.object({
      providers: z.array(
        z.object({
          provider_name: z.enum(['google', 'facebook']),
          title: z.string(),
          authorize_url: z
            .string()
            .describe(
              'Where the user gives consent. The provider returns to /login/{provider_name} with an access token',
            ),
        }),
      ),
    }),
  },
  socialLogin: {
    summary:
      'Logs in with a social-login access token issued for this shop. With two-factor authentication, repeat the call with the code.',
    spec: '§7 Account',
    limits: limitedBy('login', 'secondFactor'),
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
    summary:
      'Emails a password reset link if the account exists. The response never reveals whether it does.',
    spec: '§7 Account',
    limits: limitedBy('forgotByAddress', 'forgotByEmail'),
    errors: BUSY,
    body: z.object({ email: Email }),
    response: Nothing,
  },
  checkReset: {
    summary: 'Checks whether a password reset link is still valid, without using it.',
    spec: '§7 Account',
    limits: limitedBy('resetCheck'),
    errors: ['link_invalid', 'too_many_requests'],
    query: z.object({ token: Token, email: KnownEmail }),
    response: Nothing,
  },
  resetPassword: {
    summary: 'Sets a new password using the emailed link and ends all sessions.',
    spec: '§7 Account',
    limits: limitedBy('resetCheck'),
    errors: ['link_invalid', ...BUSY],
    body: z.object({ token: Token, email: KnownEmail, ...NewPassword }),
    response: Nothing,
  },
  me: {
    summary: 'Returns the token’s user.',
    spec: '§7 Account',
    response: User,
  },
  userInfo: {
    summary:
      'Returns a user’s public profile (forum name and avatar). The user, and staff that may see customers, see everything.',
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
    summary:
      'Toggles the unit system and returns the new one. Not idempotent, so don’t retry it automatically.',
    spec: '§7 Account',
    repeats:
      'Every call toggles the unit, although the method is GET. Don’t retry it automatically.',
    errors: ['request_refused'],
    response: z.object({ unit: User.shape.unit }),
  },
  setUnitByPost: {
    summary: 'Same as the GET route, using POST.',
    spec: 'open',
    repeats: 'Every call toggles the unit. Don’t retry it automatically.',
    errors: ['request_refused'],
    response: z.object({ unit: User.shape.unit }),
  },
  profile: {
    summary:
      'Updates the user’s names. A new username has 3 to 20 letters, digits, hyphens or underscores, is unique regardless of case and can be changed three times a year; old ones keep leading to the user.',
    spec: 'open',
    errors: ['user_name_taken'],
    body: z.object({
      name: filled(80, 'Enter your first name.'),
      last_name: LastName,
      user_name: line(30).min(2, 'Enter at least two characters.'),
    }),
    response: User,
  },
  changeEmail: {
    summary:
      'Emails a confirmation to a new address. The old address stays in use until the new one is confirmed.',
    spec: 'open',
    limits: limitedBy('password', 'mailLink'),
    errors: ['password_wrong', 'fresh_login_needed', ...BUSY],
    body: z.object({ email: Email, password: GivenPassword.nullish() }),
    response: User,
  },
  sendVerification: {
    summary: 'Resends the confirmation for the current address.',
    spec: 'open',
    limits: limitedBy('mailLink'),
    errors: ['too_many_requests'],
    response: Nothing,
  },
  confirmEmail: {
    summary: 'Confirms an email address with the emailed token.',
    spec: 'open',
    limits: limitedBy('resetCheck'),
    errors: ['link_invalid', 'too_many_requests'],
    body: z.object({ token: Token }),
    response: z.object({ email: z.string() }),
  },
  saveAvatar: {
    summary:
      'Accepts an image as the body (PNG, JPEG or WebP, up to 2 MB and 25 megapixels), crops it to a square and re-encodes it.',
    spec: 'open',
    limits: limitedBy('avatar'),
    errors: ['image_unreadable', 'body_too_large', 'unsupported_media_type', 'too_many_requests'],
    response: User,
  },
  deleteAvatar: { summary: 'Removes the avatar.', spec: 'open', response: User },
  readAvatar: {
    summary: 'Returns a user’s avatar as a 256 × 256 WebP.',
    spec: 'open',
    file: { type: 'image/webp', description: 'The avatar, 256 × 256 pixels.' },
    errors: ['not_found'],
    params: z.object({
      id: PublicId,
      version: z
        .string()
        .regex(/^\d{1,10}$/)
        .meta({ examples: ['3'] }),
    }),
    response: z.any(),
  },
  sessions: {
    summary: 'Lists the user’s active sessions.',
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
    summary: 'Ends all sessions except this one.',
    spec: 'open',
    response: z.object({ ended: z.int() }),
  },
  startSecondFactor: {
    summary: 'Starts two-factor setup and returns the secret for an authenticator app.',
    spec: 'open',
    limits: limitedBy('password'),
    errors: ['password_wrong', 'fresh_login_needed', 'second_factor_exists', ...BUSY],
    body: z.object({ password: GivenPassword.nullish() }),
    response: z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() }),
  },
  confirmSecondFactor: {
    summary:
      'Turns on two-factor authentication with a first code and returns the recovery codes, once.',
    spec: 'open',
    limits: limitedBy('secondFactor'),
    errors: ['second_factor_wrong', 'second_factor_exists', 'too_many_requests'],
    body: z.object({ code: Code }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
  },
  endSecondFactor: {
    summary: 'Turns off two-factor authentication. Not allowed for staff.',
    spec: 'open',
    limits: limitedBy('secondFactor'),
    errors: ['second_factor_wrong', 'not_allowed', 'too_many_requests'],
    body: z.object({ code: Code }),
    response: User,
  },
  exportData: {
    summary: 'Exports everything the shop stores about the user as one JSON file.',
    spec: 'open',
    limits: limitedBy('password', 'export'),
    file: { type: 'application/json', description: 'The export as a JSON file.' },
    errors: ['password_wrong', 'fresh_login_needed', ...BUSY],
    body: z.object({ password: GivenPassword.nullish() }),
    response: z.any(),
  },
  deleteAccount: {
    summary:
      'Deletes the account. Records required by tax law are kept without the name. Any open order must be completed first.',
    spec: 'open',
    limits: limitedBy('password'),
    errors: ['password_wrong', 'fresh_login_needed', 'account_in_use', 'last_owner', ...BUSY],
    body: z.object({ password: GivenPassword.nullish() }),
    response: Nothing,
  },
  checkFirstAdmin: {
    summary: 'Checks whether the one-time setup link is still valid.',
    spec: 'open',
    limits: limitedBy('resetCheck'),
    errors: ['link_invalid', 'too_many_requests'],
    query: z.object({ token: Token }),
    response: Nothing,
  },
  checkInvitation: {
    summary: 'Returns the address and role that an invitation to the staff is for.',
    spec: 'open',
    limits: limitedBy('resetCheck'),
    errors: ['link_invalid', 'too_many_requests'],
    query: z.object({ token: Token }),
    response: z.object({
      email: z.string(),
      role: z.enum(ROLES),
      has_account: z
        .boolean()
        .describe('Whether the address has an account, which then joins instead of a new one'),
    }),
  },
  joinStaff: {
    summary:
      'Gives the user the role that they were invited to, with the link of the email. It takes their own address and two-factor authentication.',
    spec: 'open',
    limits: limitedBy('resetCheck'),
    repeats: 'A repeat is refused: the link works once.',
    errors: [
      'link_invalid',
      'invitation_other_address',
      'second_factor_needed',
      'staff_already',
      'too_many_requests',
    ],
    body: z.object({ token: Token }),
    response: User,
  },
  acceptInvitation: {
    summary: 'Creates the account of someone invited to the staff, with the link of the email.',
    spec: 'open',
    limits: limitedBy('resetCheck'),
    errors: ['link_invalid', 'email_taken', ...BUSY],
    body: z.object({
      token: Token,
      name: filled(80, 'Enter your first name.'),
      lastname: LastName,
      ...NewPassword,
    }),
    response: Session,
  },
  makeFirstAdmin: {
    summary: 'Creates the first administrator, an owner, with the one-time setup link.',
    spec: 'open',
    limits: limitedBy('resetCheck'),
    errors: ['link_invalid', 'email_taken', ...BUSY],
    body: z.object({
      token: Token,
      name: filled(80, 'Enter your first name.'),
      lastname: LastName,
      email: Email,
      ...NewPassword,
    }),
    response: Session,
  },
}
