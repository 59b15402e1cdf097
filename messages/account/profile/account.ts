import type { ApiError } from '@/contract/kit/errors'

import { toSentence } from '@/messages/kit/errors'

export const account = {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  or: 'or',
  continueWith: (title: string) => `Continue with ${title}`,
  faults: (count: number) => (count === 1 ? 'Please fix 1 field.' : `Please fix ${count} fields.`),
  failed: 'Something went wrong. Please try again.',
  emailMissing: 'Enter your email address.',
  emailWrong: 'That doesn’t look like an email address.',
  passwordMissing: 'Enter your password.',
  confirmationWrong: 'The passwords don’t match.',
  picture: 'Built to order, one at a time.',
  ownBuild: 'Your last build',
  ownBuildLink: 'Continue your last build',
  pictureText: 'Your builds, orders and service records in one place.',
  checkingLink: 'Checking your link',
  login: {
    title: 'Login',
    description:
      'Log in to see your builds, your orders and delivery dates, and your bike’s service records.',
    lead: 'Welcome back. Your cart comes with you.',
    remember: 'Remember me for 30 days',
    forgot: 'Forgot your password?',
    submit: 'Login',
    noAccount: 'New here?',
    register: 'Create an account',
  },
  code: {
    title: 'One more step',
    lead: (email: string) => `Enter the code from your authenticator app for ${email}.`,
    label: 'Code',
    hint: 'Enter six digits or one of your recovery codes.',
    missing: 'Enter the code.',
    submit: 'Continue',
    back: 'Back to email and password',
  },
  register: {
    title: 'Register',
    description:
      'Create an account that keeps your bikes, orders and addresses together. You can buy without one.',
    lead: 'An account keeps your bikes, orders and addresses together. You can buy without one.',
    name: 'First name',
    lastname: 'Last name',
    nameMissing: 'Enter your first name.',
    lastnameHint: 'Leave it empty if you have one name.',
    password: 'Password',
    passwordHint: 'At least 8 characters. A few unrelated words work best.',
    passwordGood: 'Good password.',
    confirmation: 'Confirm password',
    submit: 'Create account',
    hasAccount: 'Already have an account?',
    login: 'Login',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'We’ll email you a link to reset it. The link works for 30 minutes.',
    submit: 'Send the link',
    sentTitle: 'Check your inbox',
    sent: (email: string) =>
      `If there’s an account for ${email}, you’ll get an email with a reset link. It may take a minute to arrive.`,
    again: 'Use a different email',
    back: 'Back to login',
  },
  reset: {
    title: 'Choose a new password',
    lead: (email: string) => `For ${email}. This signs you out on all devices.`,
    password: 'New password',
    submit: 'Save password',
    doneTitle: 'Your password is saved',
    done: 'You can log in with it now. We’ve ended all your other sessions.',
    invalidTitle: 'This link no longer works',
    invalid: 'Each link works once and expires after 30 minutes. Request a new one.',
    askAgain: 'Request a new link',
  },
  confirmEmail: {
    title: 'Confirm your email address',
    lead: 'One click confirms this address is yours.',
    submit: 'Confirm address',
    doneTitle: 'Thank you',
    done: (email: string) => `${email} is confirmed.`,
    toShop: 'See our bikes',
    invalid: 'Each link works once and expires. You can request a new one from your dashboard.',
    toSettings: 'Go to your profile',
  },
  social: {
    title: (provider: string) => `Log in with ${provider}`,
    working: 'Logging you in…',
    codeLead: 'Enter the code from your authenticator app.',
    refusedTitle: 'You’re not logged in',
    refused: 'The other site didn’t give us permission to log you in. Nothing has changed.',
    strange: 'This login started in another tab, so we stopped it. Please try again here.',
  },
  firstAdmin: {
    title: 'Create the first administrator',
    lead: 'This link works once. Next, you’ll set up two-factor authentication, which every administrator needs.',
    submit: 'Create administrator',
    invalid:
      'This link has already been used, or it isn’t the one the shop printed when it started.',
  },
} as const

export const PROVIDER_TITLES: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
}

/** @example failureSentence({ kind: 'unreachable' }) // "Can't reach server right now." */
export function failureSentence(error: ApiError): string {
  const seconds = error.kind === 'problem' && error.retry_after
  if (!seconds) return toSentence(error)
  return toSentence(error, {
    too_many_requests: `Too many attempts. Please wait ${waiting(seconds)}.`,
  })
}

function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${Math.ceil(seconds)} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
