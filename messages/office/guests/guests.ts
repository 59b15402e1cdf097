import type { DialogRequest } from '@/messages/kit/dialogs'

export const guests = {
  title: 'Data of guests',
  lead: 'What the shop stores about an email address without an account. Find it, export it or erase it when its owner asks.',
  email: 'Email address',
  find: 'Find',
  held: (email: string) => `About ${email}`,
  nothing: 'The shop stores nothing about this email address without an account.',
  member: 'This email address has an account.',
  toMember: 'Open the account',
  exportData: 'Export the data',
  erase: 'Erase the data',
  eraseLead:
    'Before you erase it, make sure that the request comes from the owner of the email address. Orders are kept for the tax office without the name. You get the receipt once; send it or print it for the person.',
  erased: 'Erased. The receipt was downloaded and is shown until you leave this page.',
  print: 'Print the receipt',
  receiptTitle: 'Check a receipt',
  receiptLead: 'Paste the whole text of a receipt to see whether this shop signed it.',
  receipt: 'Receipt',
  check: 'Check',
  valid: 'This shop signed this receipt, and no one changed it.',
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
