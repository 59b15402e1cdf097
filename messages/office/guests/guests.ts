import type { DialogRequest } from '@/messages/kit/dialogs'

export const guests = {
  title: 'Data of guests',
  lead: 'What the shop holds about an email address that has no account: find it, export it or erase it, when its owner asks.',
  email: 'Email address',
  find: 'Find',
  held: (email: string) => `About ${email}`,
  nothing: 'The shop holds nothing about this email address without an account.',
  member: 'This email address has an account.',
  toMember: 'Open the account',
  exportData: 'Export the data',
  erase: 'Erase the data',
  eraseLead:
    'Before you erase it, make sure that the request comes from the owner of the email address. Orders are kept for the tax office without the name. The receipt is downloaded once; send it to the person.',
  erased: 'Erased. The receipt was downloaded.',
  receiptTitle: 'Check a receipt',
  receiptLead: 'Paste the whole text of a receipt to see whether this shop signed it.',
  receipt: 'Receipt',
  check: 'Check',
  valid: 'This shop signed this receipt, and nobody changed it.',
  invalid: 'This shop didn’t sign this text. It may have been changed.',
} as const

export const eraseGuestDialog = (email: string) =>
  ({
    title: 'Erase this data?',
    message: `All data about ${email} is erased for good. This can’t be undone.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Erase the data',
    secondaryButton: 'Cancel',
  }) as const satisfies DialogRequest
