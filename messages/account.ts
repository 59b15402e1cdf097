import type { ApiError } from '@/contract/errors'

import { toSentence } from './errors'

/** What the pages of login, registration and lost passwords say. */
export const account = {
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  or: 'or',
  continueWith: (title: string) => `Continue with ${title}`,
  faults: (count: number) =>
    count === 1 ? 'One entry needs a look.' : `${count} entries need a look.`,
  failed: 'That did not work.',
  emailMissing: 'Enter your e-mail address.',
  emailWrong: 'This does not look like an e-mail address.',
  passwordMissing: 'Enter your password.',
  confirmationWrong: 'The two passwords are not the same.',
  picture: 'Built to order, one at a time.',
  pictureText: 'Your builds, your orders and the service book of your bike, in one place.',
  checkingLink: 'Checking the link',
  login: {
    title: 'Login',
    description:
      'Log in to see your builds, your orders with their dates, and the service book of your bike.',
    lead: 'Welcome back. Your cart comes along.',
    remember: 'Remember me for 30 days',
    forgot: 'Forgot your password?',
    submit: 'Login',
    noAccount: 'New here?',
    register: 'Create an account',
  },
  code: {
    title: 'One more step',
    lead: (email: string) => `Enter the code of your authenticator app for ${email}.`,
    label: 'Code',
    hint: 'Six digits, or one of your recovery codes.',
    missing: 'Enter the code.',
    submit: 'Continue',
    back: 'Back to e-mail and password',
  },
  register: {
    title: 'Register',
    description:
      'Create an account that keeps your bikes, orders and addresses together. You can buy without one.',
    lead: 'An account keeps your bikes, orders and addresses together. You can buy without one.',
    name: 'First name',
    lastname: 'Last name',
    nameMissing: 'Enter your first name.',
    lastnameMissing: 'Enter your last name.',
    password: 'Password',
    passwordHint: 'At least 8 characters; a few words that only you put together are best.',
    passwordGood: 'This password can be used.',
    confirmation: 'Repeat the password',
    submit: 'Create account',
    hasAccount: 'Already registered?',
    login: 'Login',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'We mail you a link for a new one. It works for 30 minutes.',
    submit: 'Send the link',
    sentTitle: 'Look into your mailbox',
    sent: (email: string) =>
      `If there is an account for ${email}, a mail with a link is on its way. It may take a minute.`,
    again: 'Use another address',
    back: 'Back to login',
  },
  reset: {
    title: 'Choose a new password',
    lead: (email: string) => `For ${email}. All devices are logged out by it.`,
    password: 'New password',
    submit: 'Save the password',
    doneTitle: 'The new password is saved',
    done: 'You can log in with it now. Every other session has ended.',
    invalidTitle: 'This link no longer works',
    invalid: 'Links work once and for 30 minutes. Ask for a new one.',
    askAgain: 'Ask for a new link',
  },
  confirmEmail: {
    title: 'Confirm your e-mail address',
    lead: 'One press, and we know that the address is yours.',
    submit: 'Confirm the address',
    doneTitle: 'Thank you',
    done: (email: string) => `${email} is confirmed.`,
    toShop: 'To our bikes',
    invalid: 'Links work once and for a limited time. A new one can be sent from your dashboard.',
    toSettings: 'To your profile',
  },
  social: {
    title: (provider: string) => `Login with ${provider}`,
    working: 'Logging you in',
    codeLead: 'Enter the code of your authenticator app.',
    refusedTitle: 'You are not logged in',
    refused: 'The other side gave us no permission. Nothing has changed.',
    strange: 'This login was not begun in this tab, so we did not take it.',
  },
  firstAdmin: {
    title: 'The first administrator',
    lead: 'This link works once. Afterwards you set up the second factor that administrators need.',
    submit: 'Create the administrator',
    invalid: 'The link was used already, or it is not the one that the shop printed at its start.',
  },
} as const

/** Titles of social logins, for the page that waits for one. */
export const PROVIDER_TITLES: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
}

/**
 * Why a form was not taken, with how long to wait where the server said it.
 * @example failureSentence({ kind: 'unreachable' }) // "Can't reach server right now."
 */
export function failureSentence(error: ApiError): string {
  if (error.kind !== 'problem' || error.code !== 'too_many_requests') return toSentence(error)
  return error.retry_after
    ? `Too many tries. Please wait ${waiting(error.retry_after)}.`
    : toSentence(error)
}

function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'one second' : `${Math.ceil(seconds)} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'one minute' : `${minutes} minutes`
}
