import type { Letter, LetterRow } from '@/server/kernel/mail/letter'

/** Emails about an account. The content of those with a link is deleted once they have been sent. */
export type AccountMailKind =
  | 'confirm_email'
  | 'confirm_new_email'
  | 'confirm_staff'
  | 'reset_password'
  | 'password_changed'
  | 'session_ended'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_failed'
  | 'second_factor_reset'
  | 'second_factor_reset_done'
  | 'email_changed'

interface AccountLetter {
  subject: string
  preview: string
  paragraphs: string[]
  action: string
  closing: string
}

const NOT_YOU = 'If this wasn’t you, change your password right away and end all other sessions.'

const LETTERS: Record<AccountMailKind, AccountLetter> = {
  confirm_email: {
    subject: 'Please confirm your email address',
    preview: 'One click and your account is ready',
    paragraphs: ['Welcome. Please confirm that this is your email address.'],
    action: 'Confirm my address',
    closing: 'This link works for 24 hours. If you didn’t register, you can ignore this email.',
  },
  confirm_new_email: {
    subject: 'Please confirm your new email address',
    preview: 'We’ll use your old address until you do',
    paragraphs: ['You asked to use this email address for your account.'],
    action: 'Use this address',
    closing: 'This link works for 24 hours. If you didn’t request it, you can ignore this email.',
  },
  confirm_staff: {
    subject: 'You’re invited to the back office',
    preview: 'Set up your account for the back office',
    paragraphs: ['You’re invited to the back office of our shop. Set up your account to begin.'],
    action: 'Accept the invitation',
    closing:
      'This link works once and expires in 72 hours. If you don’t know us, you can ignore this email.',
  },
  reset_password: {
    subject: 'Reset your password',
    preview: 'This link works once and expires in 30 minutes',
    paragraphs: ['We received a request to reset the password for your account.'],
    action: 'Reset your password',
    closing:
      'This link works once and expires in 30 minutes. If you didn’t request it, you can ignore this email.',
  },
  password_changed: {
    subject: 'Your password was changed',
    preview: 'We’ve ended all other sessions',
    paragraphs: ['Your account password was changed, and we’ve ended all other sessions.'],
    action: 'See where you’re logged in',
    closing: NOT_YOU,
  },
  session_ended: {
    subject: 'We ended one of your sessions',
    preview: 'Its credentials were reused',
    paragraphs: [
      'Someone reused credentials from one of your sessions. We ended that session on every device to keep your account safe. Please log in again.',
    ],
    action: 'See where you’re logged in',
    closing: NOT_YOU,
  },
  second_factor_on: {
    subject: 'Two-factor authentication is on',
    preview: 'We’ll now ask for a code at login',
    paragraphs: [
      'From now on, you’ll need a code from your authenticator app to log in. We’ve ended all other sessions.',
    ],
    action: 'Go to settings',
    closing: NOT_YOU,
  },
  second_factor_off: {
    subject: 'Two-factor authentication is off',
    preview: 'You no longer need a code to log in',
    paragraphs: ['You no longer need a code from your authenticator app to log in.'],
    action: 'Go to settings',
    closing: NOT_YOU,
  },
  second_factor_failed: {
    subject: 'Someone entered wrong authentication codes',
    preview: 'Five codes in a row were wrong',
    paragraphs: [
      'Someone entered your password or used one of your sessions, and then entered five wrong authentication codes in a row. They didn’t get in. They’ll have to wait longer before each new attempt.',
    ],
    action: 'See where you’re logged in',
    closing: 'If this wasn’t you, change your password right away.',
  },
  second_factor_reset: {
    subject: 'Your two-factor authentication was reset',
    preview: 'Set it up again the next time you log in',
    paragraphs: [
      'An owner of the shop reset two-factor authentication for your account. We’ve ended all of your sessions, and your recovery codes no longer work.',
      'Log in with your password and set up two-factor authentication again. Until you do, you can’t use the back office.',
    ],
    action: 'Set it up again',
    closing:
      'If you didn’t ask for this, change your password right away and tell another owner of the shop.',
  },
  second_factor_reset_done: {
    subject: 'You reset two-factor authentication for someone',
    preview: 'They’ll set it up again the next time they log in',
    paragraphs: [
      'You reset two-factor authentication for someone on the staff. We’ve ended all of their sessions and emailed them what to do next.',
    ],
    action: 'See who works here',
    closing: NOT_YOU,
  },
  email_changed: {
    subject: 'Your email address was changed',
    preview: 'We’ll email your new address from now on',
    paragraphs: ['Your account has a new email address. This is our last message to the old one.'],
    action: 'Go to settings',
    closing: 'If this wasn’t you, please contact us right away.',
  },
}

/** @param facts of this one case, in a table below the text */
export function accountLetter(kind: AccountMailKind, url: string, facts: LetterRow[] = []): Letter {
  const { subject, action, ...rest } = LETTERS[kind]
  const tables = facts.length > 0 ? [{ title: 'Details', rows: facts }] : []
  return { ...rest, subject, title: subject, tables, action: { label: action, url } }
}
