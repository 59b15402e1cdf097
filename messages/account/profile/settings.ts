import { dateLong } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'

export const settings = {
  title: 'Settings',
  lead: 'Units, security, devices and your data.',
  units: 'Units',
  unitOptions: [
    { value: 1, title: 'Metric' },
    { value: 0, title: 'Imperial' },
  ],
  password: 'Password',
  oldPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
  setPassword: 'Set password',
  setPasswordHint:
    'Your account doesn’t have a password yet. You can set one within 5 minutes of logging in. If it’s been longer, log in again first.',
  passwordChanged: 'Your password is changed. We’ve ended all your other sessions.',
  sessions: 'Where you’re logged in',
  thisDevice: 'This device',
  lastUsed: (at: string) => `last used on ${dateLong(at)}`,
  endSession: 'Sign out',
  endSessionOf: (device: string) => `Sign out of ${device}`,
  endOthers: 'Sign out of all other devices',
  othersEnded: (count: number) => (count === 1 ? '1 session ended.' : `${count} sessions ended.`),
  secondFactor: 'Two-factor authentication',
  secondFactorHint:
    'At login, we’ll ask for a code from an app on your phone as well as your password. A stolen password alone won’t work.',
  secondFactorNeeded: 'Staff accounts need two-factor authentication to use the back office.',
  secondFactorOn: 'Two-factor authentication is on.',
  confirmPassword: 'Your password',
  start: 'Set up',
  scan: 'Scan this QR code with your authenticator app, or enter the key. When you turn it on, we end all your other sessions.',
  qr: 'QR code for your authenticator app',
  key: 'Key',
  code: 'Code from the app',
  confirm: 'Turn on',
  recovery: 'Recovery codes',
  recoveryHint:
    'Use one when you don’t have your phone. Each works once. We only show them now, so save them somewhere safe.',
  copy: 'Copy',
  copied: 'Copied.',
  saveCodes: 'Save as a file',
  done: 'I’ve saved them',
  switchOff: 'Turn off',
  data: 'Your data',
  dataHint: 'Everything we store about you, in one file.',
  exportData: 'Export my data',
  deletion: 'Delete account',
  deletionHint:
    'We delete your profile, addresses, cart, sessions and service logs. Tax law requires us to keep invoices, without your name, and exemption certificates that were used for orders.',
  deleteAccount: 'Delete my account',
} as const

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
