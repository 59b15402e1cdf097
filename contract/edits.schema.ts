import { z } from 'zod'

import { EDIT_FAULTS } from '@/domain/bike-edit'

import { Address, CompleteAddress } from './checkout.schema'
import { Money } from './money.schema'
import { named } from './named.schema'
import { Email } from './text.schema'

const OrderEdit = z.object({
  number: z.string(),
  edition: z.int().describe('Counts the edits of the order; send it with the next one'),
  delivery: z
    .object({
      email: z.string(),
      may_email: z.boolean().describe('False for members: they change it in their account'),
      address: CompleteAddress,
    })
    .nullable()
    .describe('Null once a part has shipped, or if the order isn’t paid'),
  bikes: z.array(
    z.object({
      position: z.int().describe('Of its line'),
      title: z.string(),
      detail: z.string(),
      count: z.int().describe('Equal bikes of the line: all of them change'),
      fault: z.enum(EDIT_FAULTS).nullable().describe('Why it can’t be changed; null if it can'),
      size_id: z.int(),
      sizes: z.array(z.object({ id: z.int(), title: z.string() })),
      parts: z.array(z.int()).describe('Chosen parts, by ID'),
      groups: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          selection: z.enum(['one', 'many']),
          parts: z.array(z.object({ id: z.int(), title: z.string(), price: Money })),
        }),
      ),
    }),
  ),
})

const Choice = {
  position: z.int().min(0).max(1_000),
  size_id: z.int().positive(),
  parts: z
    .array(z.int().positive())
    .max(200)
    .describe('All chosen parts, by ID. Of groups that take one, the last one counts'),
}

const Preview = z.object({
  fault: z.enum(EDIT_FAULTS).nullable().describe('Why it can’t be done; null if it can'),
  message: z.string().describe('Why the bike can’t be built like this; empty if it can'),
  changes: z.array(z.string()).describe('What changes, in words'),
  difference: Money.describe(
    'Price of the new build less that of the old one, for all pieces, before tax',
  ),
  refund: Money.describe('What goes back, with tax'),
  goes_to: z.string().describe('Where it goes; empty if nothing goes back'),
  old_date: z.iso.date().nullable().describe('What the buyer is promised now'),
  new_date: z.iso
    .date()
    .nullable()
    .describe('The same day, or a later one if the new build takes longer'),
})

named({
  OrderEdit: [OrderEdit, 'What of an order can still be changed'],
  BikeEditPreview: [Preview, 'What a change of an ordered bike would do'],
})

const params = z.object({ number: z.string().max(40) })
const edition = z.int().min(0).describe('As it was read; another one is refused')
const request_key = z.uuid()
const repeats = 'Repeating a `request_key` changes nothing again.'

export const editsSchemas = {
  read: {
    summary:
      'Returns what of an order can still be changed: its delivery, and bikes that the factory hasn’t begun.',
    spec: 'open',
    errors: ['order_not_found'],
    params,
    response: OrderEdit,
  },
  delivery: {
    summary:
      'Changes the email address and the delivery address of a paid order within its country, until a part of it ships. Tax and shipping follow the country, so they stay. Emails the buyer at the new address.',
    spec: 'open',
    repeats,
    errors: [
      'order_not_found',
      'order_not_movable',
      'edit_too_late',
      'edit_changed',
      'edit_country',
      'edit_nothing',
    ],
    params,
    body: z.object({ edition, request_key, email: Email, address: Address }),
    response: OrderEdit,
  },
  preview: {
    summary:
      'Computes what another size or other parts of an ordered bike would do. Changes nothing.',
    spec: 'open',
    repeats: 'Changes nothing.',
    errors: ['order_not_found', 'order_bike_not_found'],
    params,
    body: z.object(Choice),
    response: Preview,
  },
  bike: {
    summary:
      'Changes size and parts of the bikes of a line before the factory begins, as previewed: swaps frames in stock, moves the promised date if the build takes longer, and refunds what it costs less. Emails the buyer once.',
    spec: 'open',
    repeats,
    errors: [
      'order_not_found',
      'order_not_movable',
      'order_disputed',
      'order_bike_not_found',
      'build_invalid',
      'sold_out',
      'refund_too_large',
      'edit_too_late',
      'edit_upgraded',
      'edit_costs_more',
      'edit_changed',
      'edit_nothing',
    ],
    params,
    body: z.object({
      ...Choice,
      edition,
      request_key,
      expected: Money.describe('The refund of the preview; another one is refused'),
    }),
    response: OrderEdit,
  },
}
