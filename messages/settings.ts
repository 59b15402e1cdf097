import { dateLong } from '@/utils/format'

import type { DialogRequest } from './dialogs'

/** Units, password, sessions, second factor and personal data. */
export const settings = {
  title: 'Settings',
  lead: 'Units, password, devices and your data.',
  units: 'Units',
  unitOptions: [
    { value: 1, title: 'Metric' },
    { value: 0, title: 'Imperial' },
  ],
  password: 'Password',
  oldPassword: 'Present password',
  newPassword: 'New password',
  changePassword: 'Change password',
  setPassword: 'Set password',
  setPasswordHint:
    'Your account has no password yet. It can be set within 5 minutes of a login; log in again if it took longer.',
  passwordChanged: 'The password is changed. All other sessions have ended.',
  sessions: 'Where you are logged in',
  thisDevice: 'This device',
  lastUsed: (at: string) => `last used on ${dateLong(at)}`,
  endSession: 'End',
  endSessionOf: (device: string) => `End the session on ${device}`,
  endOthers: 'End all other sessions',
  othersEnded: (count: number) => (count === 1 ? 'One session ended.' : `${count} sessions ended.`),
  secondFactor: 'Second factor',
  secondFactorHint:
    'An app on your phone makes a code that a login asks for beside the password. A stolen password alone is then useless.',
  secondFactorNeeded: 'Administrators need a second factor before they can administer.',
  secondFactorOn: 'The second factor is on.',
  confirmPassword: 'Your password',
  start: 'Set up',
  scan: 'Scan this picture with your authenticator app, or type the key into it.',
  qr: 'Picture of the key for an authenticator app',
  key: 'Key',
  code: 'Code of the app',
  confirm: 'Switch on',
  recovery: 'Recovery codes',
  recoveryHint:
    'Each works once when your phone is not at hand. They are shown only now: keep them somewhere safe.',
  copy: 'Copy',
  copied: 'Copied.',
  saveCodes: 'Save as a file',
  done: 'I have kept them',
  switchOff: 'Switch off',
  data: 'Your data',
  dataHint: 'Everything we keep about you, as one file.',
  exportData: 'Export my data',
  deletion: 'Delete account',
  deletionHint:
    'Your profile, addresses, cart, sessions and service books are deleted. Invoices stay without your name, as tax law asks.',
  deleteAccount: 'Delete my account',
} as const

/** Asked before an account is deleted. */
export const deleteAccountDialog = {
  title: 'Are you sure?',
  message:
    'All your data for this account will be deleted from our servers permanently. This action is not reversible.',
  icon: 'trash',
  type: 'wide',
  primaryButtonType: 'danger',
  primaryButton: 'Delete',
  secondaryButton: 'Cancel',
} as const satisfies DialogRequest
