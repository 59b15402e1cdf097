import type { Letter } from '../letter'

/** Letters about an account. Those with a link are emptied once they were sent. */
export type AccountMailKind =
  | 'confirm_email'
  | 'confirm_new_email'
  | 'reset_password'
  | 'password_changed'
  | 'session_ended'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'email_changed'

interface AccountLetter {
  subject: string
  preview: string
  paragraphs: string[]
  action: string
  closing: string
}

const NOT_YOU = 'If this was not you, set a new password at once and end all other sessions.'

const LETTERS: Record<AccountMailKind, AccountLetter> = {
  confirm_email: {
    subject: 'Please confirm your e-mail address',
    preview: 'One click, and your account is complete',
    paragraphs: ['Welcome to Nireeka. Please confirm that this is your address.'],
    action: 'Confirm my address',
    closing: 'The link works for 24 hours. If you did not register, ignore this mail.',
  },
  confirm_new_email: {
    subject: 'Please confirm your new e-mail address',
    preview: 'Until then, your old address stays',
    paragraphs: ['You asked to use this address for your Nireeka account.'],
    action: 'Use this address',
    closing: 'The link works for 24 hours. If you did not ask for it, ignore this mail.',
  },
  reset_password: {
    subject: 'Set a new password',
    preview: 'The link works for 30 minutes and once',
    paragraphs: ['Somebody, hopefully you, asked for a new password of your Nireeka account.'],
    action: 'Set a new password',
    closing: 'The link works for 30 minutes and once. If you did not ask for it, ignore this mail.',
  },
  password_changed: {
    subject: 'Your password was changed',
    preview: 'All other sessions have ended',
    paragraphs: ['The password of your account was changed, and all other sessions have ended.'],
    action: 'See where you are logged in',
    closing: NOT_YOU,
  },
  session_ended: {
    subject: 'We ended a session of your account',
    preview: 'Its credentials were used twice',
    paragraphs: [
      'Somebody used credentials of a session of yours that were used before. We ended that session on all devices that had it; please log in again.',
    ],
    action: 'See where you are logged in',
    closing: NOT_YOU,
  },
  second_factor_on: {
    subject: 'The second factor is on',
    preview: 'Logins now ask for a code',
    paragraphs: ['From now on, a login to your account asks for a code of your app.'],
    action: 'Open the settings',
    closing: NOT_YOU,
  },
  second_factor_off: {
    subject: 'The second factor is off',
    preview: 'Logins no longer ask for a code',
    paragraphs: ['A login to your account no longer asks for a code of your app.'],
    action: 'Open the settings',
    closing: NOT_YOU,
  },
  email_changed: {
    subject: 'Your e-mail address was changed',
    preview: 'Letters now go to the new one',
    paragraphs: ['Your account has a new e-mail address. This is the last letter to the old one.'],
    action: 'Open the settings',
    closing: 'If this was not you, please write to us at once.',
  },
}

/** A letter about an account; `url` is where its button leads. */
export function accountLetter(kind: AccountMailKind, url: string): Letter {
  const { subject, action, ...rest } = LETTERS[kind]
  return { ...rest, subject, title: subject, tables: [], action: { label: action, url } }
}
