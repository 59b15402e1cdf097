import type { CreditAction } from '@/domain/office/customers/customers'
import type { OpenMatter } from '@/domain/shop/orders/open-matters'
import type { Cents } from '@/domain/kit/money'
import { addCents, subtractCents } from '@/domain/kit/money'
import { money } from '@/utils/format'

import { mailNote } from '@/messages/office/kit/mail-note'
import type { DialogRequest } from '@/messages/kit/dialogs'

export const customerCredit = {
  title: 'Store credit',
  action: 'What to do',
  actions: [
    { value: 'give', title: 'Give credit' },
    { value: 'take', title: 'Take credit back' },
  ],
  amount: 'Amount, such as 25.00',
  amountMissing: 'Enter an amount up to $5,000, such as 25.00.',
  tooMuch: (credit: Cents) =>
    credit === 0 ? 'There is no credit to take back.' : `Only ${money(credit)} is left.`,
  reason: (hasMail: boolean) =>
    hasMail ? 'Reason. The customer reads it in the email.' : 'Reason for the change',
  reasonMissing: 'Enter a short reason.',
  done: (credit: Cents) => `Booked. The balance is now ${money(credit)}.`,
  buttonOf: (action: CreditAction) => (action === 'give' ? 'Give credit' : 'Take credit back'),
} as const

interface CreditChange {
  action: CreditAction
  amount: Cents
  email: string
  /** Store credit before the change. */
  credit: Cents
  hasMail: boolean
}

export function creditDialog({ action, amount, email, credit, hasMail }: CreditChange) {
  const isGiven = action === 'give'
  const after = isGiven ? addCents(credit, amount) : subtractCents(credit, amount)
  const button = isGiven ? `Give ${money(amount)}` : `Take back ${money(amount)}`
  return {
    title: `${button}?`,
    message: `The balance goes from ${money(credit)} to ${money(after)}. ${mailNote(`We’ll email ${email} with your reason.`, hasMail)}`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: isGiven ? 'default' : 'danger',
    primaryButton: button,
    secondaryButton: 'Go back',
  } as const satisfies DialogRequest
}

export const customerConfirmation = {
  title: 'Email address',
  lead: 'The customer hasn’t confirmed this address yet. The new link replaces older ones.',
  send: 'Resend confirmation email',
  sent: 'The link will be emailed. It works for 24 hours.',
} as const

export const customerErasure = {
  title: 'Personal data',
  exportLead:
    'One file with everything we store about this customer. Send it only to the customer, and only on request.',
  exportData: 'Export personal data',
  lead: 'Erases profile, addresses, cart, sessions, service logs and any store credit. Tax law requires us to keep orders and invoices, without name and address, and exemption certificates that were used.',
  email: 'Type the customer’s email address to erase the account',
  mismatch: 'This isn’t the email address of the account.',
  erase: 'Erase account',
} as const

const MATTERS: Record<OpenMatter['matter'], string> = {
  order: 'It isn’t finished. Wait until it arrives, or cancel it.',
  withdrawal: 'The buyer ended the contract and waits for the refund.',
  return: 'A return isn’t finished.',
  refund: 'A refund hasn’t been paid yet.',
  dispute: 'The payment is disputed.',
}

export const openMatters = {
  lead: 'This data can’t be erased yet. You need it to finish:',
  order: (number: string) => `Order ${number}`,
  text: ({ matter }: OpenMatter) => MATTERS[matter],
} as const

export const eraseDialog = (email: string) =>
  ({
    title: `Erase ${email}?`,
    message:
      'The account and all its data are deleted permanently. Orders and invoices stay for tax law, without name and address. You can’t undo this.',
    icon: 'trash',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Erase account',
    secondaryButton: 'Go back',
  }) as const satisfies DialogRequest

export const customerNotes = {
  title: 'Notes',
  lead: 'Customers don’t see notes in the shop, but get them with a copy of their data.',
  none: 'No notes yet.',
  by: (name: string) => (name ? `by ${name}` : ''),
  note: 'Note',
  missing: 'Enter a note.',
  add: 'Add note',
  remove: 'Remove',
  removeOf: (text: string) => `Remove note: ${text.slice(0, 40)}`,
  removed: 'The note was removed.',
  undo: 'Undo',
} as const
