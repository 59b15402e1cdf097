import { z } from 'zod'

import {
  ACCESS_ACTIONS,
  CREDIT_ACTIONS,
  CREDIT_AT_MOST,
  CUSTOMER_LISTS,
  CUSTOMER_ORDERS,
  MAX_CUSTOMER_NOTE,
} from '@/domain/office/customers/customers'
import { ROLES } from '@/domain/kit/permissions'
import { OPEN_MATTERS } from '@/domain/shop/orders/open-matters'

import { changesEnd, changesQuery } from '@/contract/kit/changes.schema'
import { ListRange } from '@/contract/kit/list-range.schema'
import { SavedAddress } from '@/contract/account/addresses/addresses.schema'
import { Customer as Known } from '@/contract/office/support/support.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { ChangeMark, IdMark } from '@/contract/kit/page-marks.schema'
import { limitedBy } from '@/contract/kit/route'
import { KnownEmail, line, prose, Reason } from '@/contract/kit/text.schema'

const Moment = z.iso.datetime()
const CustomerId = line(64).min(1)
const OfCustomer = z.object({ id: CustomerId })

const Account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  since: Moment.describe('When the account was made'),
  is_confirmed: z.boolean().describe('Whether the email address was confirmed'),
  is_disabled: z.boolean(),
  role: z.enum(ROLES).nullable().describe('null for everyone who isn’t staff'),
})

const Row = Account.extend({
  orders: z.int().describe('Number of orders placed'),
  last_order_at: Moment.nullable(),
})

const Note = z.object({
  id: z.int(),
  at: Moment,
  text: z.string(),
  by: z.string().describe('Who wrote it; empty once that account is gone'),
})

export const OpenMatters = z
  .array(z.object({ order: z.string(), matter: z.enum(OPEN_MATTERS) }))
  .describe('What isn’t finished of their orders; while there is any, their data can’t be erased')

const Customer = Known.extend({
  ...Account.shape,
  user_name: z.string().describe('The name in the forum'),
  credit: Money.describe('Store credit'),
  sessions: z.int().describe('Number of devices that are logged in'),
  notes: z.array(Note).describe('The latest 50, newest first; the customer doesn’t see them'),
  addresses: z.array(SavedAddress.extend({ country: z.string() })),
  open: OpenMatters,
  has_mail: z.boolean().describe('Whether a mail server is set; without one no email is sent'),
})

named({
  CustomerNote: [Note, 'What staff noted about a customer'],
  CustomerRow: [Row, 'An account in the list of customers'],
  OfficeCustomer: [Customer, 'An account, and all that the shop knows of its customer'],
})

const filter = {
  list: z.enum(CUSTOMER_LISTS).optional(),
  segment: line(64).min(1).optional().describe('Id of a segment: who meets its conditions'),
  q: line(100).optional(),
}

export const customersSchemas = {
  list: {
    summary:
      'Lists accounts, 50 per page. `q` is part of a name or an email address, a phone number of an address or order, or an order number.',
    spec: 'open',
    errors: ['segment_not_found'],
    query: z.object({
      ...filter,
      ...changesQuery,
      order: z.enum(CUSTOMER_ORDERS).optional().describe('By age of the account; newest first'),
      after: z.union([IdMark, ChangeMark]).optional(),
      before: IdMark.optional(),
    }),
    response: z.object({
      customers: z.array(Row),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      previous: z.string().nullable().describe('Send it as `before` for the previous page'),
      ...changesEnd,
      range: ListRange.optional(),
    }),
  },
  table: {
    summary:
      'Downloads the accounts of a list or search as a CSV table, newest first. The audit log has who did. Amounts are in dollars.',
    spec: 'open',
    repeats: 'It changes nothing.',
    errors: ['segment_not_found'],
    body: z.object(filter),
    file: { type: 'text/csv', description: 'The table, in UTF-8 with a head.' },
    response: z.string(),
  },
  read: {
    summary:
      'Returns a customer with addresses, store credit, and the latest 20 bikes, orders, payments, tickets and posts.',
    spec: 'open',
    errors: ['customer_not_found'],
    params: OfCustomer,
    response: Customer,
  },
  changeAccess: {
    summary:
      'Disables or enables an account, or signs it out everywhere. A disabled account is signed out and can’t log in. Refused for staff.',
    spec: 'open',
    repeats: 'Repeating it changes nothing more.',
    errors: ['customer_not_found', 'customer_is_staff'],
    params: OfCustomer,
    body: z.object({
      action: z.enum(ACCESS_ACTIONS),
      reason: Reason,
    }),
    response: Customer,
  },
  changeCredit: {
    summary:
      'Gives store credit or takes it back, books it and emails the customer. Never takes more than there is. Refused for staff. Safe to retry with an Idempotency-Key header.',
    spec: 'open',
    takesKey: true,
    errors: ['customer_not_found', 'customer_is_staff', 'credit_short'],
    params: OfCustomer,
    body: z.object({
      action: z.enum(CREDIT_ACTIONS),
      amount: Money.refine(
        (amount) => amount > 0 && amount <= CREDIT_AT_MOST,
        'Enter an amount up to $5,000.',
      ).meta({ examples: [25] }),
      reason: Reason.describe('The email says it too'),
    }),
    response: Customer,
  },
  addNote: {
    summary:
      'Adds a note about a customer, who doesn’t see it in the shop. It’s part of their data export.',
    spec: 'open',
    repeats: 'Repeating a `request_key` adds nothing again.',
    errors: ['customer_not_found'],
    params: OfCustomer,
    body: z.object({
      text: prose(MAX_CUSTOMER_NOTE).min(1, 'Enter a note.'),
      request_key: z.uuid(),
    }),
    response: Customer,
  },
  removeNote: {
    summary: 'Removes a note about a customer, or brings it back within a day.',
    spec: 'open',
    repeats: 'Repeating it changes nothing more.',
    errors: ['customer_not_found', 'note_not_found'],
    params: OfCustomer.extend({ note: z.coerce.number<string>().int().positive() }),
    body: z.object({ is_removed: z.boolean() }),
    response: Customer,
  },
  sendConfirmation: {
    summary: 'Emails a new link that confirms the address of an account.',
    spec: 'open',
    limits: limitedBy('mailLink'),
    errors: ['customer_not_found', 'customer_is_confirmed', 'too_many_requests'],
    params: OfCustomer,
    response: z.object({}),
  },
  exportData: {
    summary: 'Exports everything the shop stores about a customer as one JSON file, on request.',
    spec: 'open',
    limits: limitedBy('export'),
    file: { type: 'application/json', description: 'The export as a JSON file.' },
    errors: ['customer_not_found', 'too_many_requests'],
    params: OfCustomer,
    response: z.any(),
  },
  erase: {
    summary:
      'Deletes the account of a customer on request. Records required by tax law are kept without the name. Refused for staff, and while an order, return, refund or dispute is open.',
    spec: 'open',
    errors: ['customer_not_found', 'customer_is_staff', 'customer_has_order'],
    params: OfCustomer,
    body: z.object({ email: KnownEmail.min(1, 'Enter the email address of the account.') }),
    response: z.object({}),
  },
}
