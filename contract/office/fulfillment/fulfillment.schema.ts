import { z } from 'zod'

import { MOST_PICKED, PAPERS } from '@/domain/office/fulfillment/pick-list'
import { BUILD_STATES } from '@/domain/office/fulfillment/bike-build'
import { MAX_TRACKING } from '@/domain/shop/orders/parcels'

import { shapeOf } from '@/contract/kit/resource/resource.schema'
import { named } from '@/contract/kit/named.schema'
import { OrderParcel, OrderStates } from '@/contract/shop/orders/orders.schema'
import { carriers } from '@/contract/office/carriers/carriers'
import { returnSchemas } from '@/contract/office/returns/returns.schema'
import { codeText } from '@/contract/kit/text.schema'

const StepUndo = z
  .object({
    until: z.iso.datetime(),
    mails: z.array(z.string()).describe('Subjects of the emails about the order since then'),
    ended_edit: z
      .string()
      .describe('A change that waited for its payment and ended with it; empty if none did'),
  })
  .nullable()

const Fulfillment = OrderStates.pick({ fulfillment_state: true }).extend({
  number: z.string(),
  may_ship: z
    .boolean()
    .describe('False while a payment is disputed, and for orders without money or that have ended'),
  lines: z.array(
    z.object({
      position: z.int(),
      title: z.string(),
      detail: z.string(),
      count: z.int(),
      shipped: z.int(),
      ready: z.int().describe('Pieces that can be shipped now'),
    }),
  ),
  bikes: z.array(
    z.object({
      id: z.int(),
      position: z.int().describe('Of its line'),
      title: z.string(),
      detail: z.string(),
      state: z.enum(BUILD_STATES),
      frame_number: z.string().nullable().describe('Null until it is entered'),
      free_number: z.string().describe('A number that no other bike has, for who numbers frames'),
      begin_undo: StepUndo.describe('How the start of its build can be undone; null if it can’t'),
    }),
  ),
  carriers: z
    .array(z.object({ code: z.string(), title: z.string() }))
    .describe('Offered for new parcels, in their order'),
  parcels: z.array(
    OrderParcel.extend({
      carrier_code: z.string(),
      by: z.string().describe('Who shipped it; empty once that account is gone'),
      papers: z.array(z.object({ title: z.string(), href: z.string() })),
      undo_until: z.iso
        .datetime()
        .nullable()
        .describe('Until when it can be undone; null if it can’t be'),
      delivery_undo: StepUndo.describe('How its delivery can be undone; null if it can’t'),
    }),
  ),
})

const PickList = z.object({
  at: z.iso.datetime(),
  orders: z.int().describe('How many orders the pieces are for'),
  is_cut: z.boolean().describe('Whether more orders wait than are listed'),
  rows: z
    .array(
      z.object({
        shelf: z.string().describe('Empty for bikes, and for goods without a shelf'),
        number: z
          .string()
          .describe('Of the product; empty for bikes')
          .meta({ examples: ['5000111'] }),
        title: z.string(),
        detail: z.string(),
        count: z.int(),
        is_bike: z.boolean(),
        frames: z.array(z.string()).describe('Numbers of the bikes’ frames'),
        orders: z.array(
          z.object({
            number: z.string(),
            name: z.string(),
            count: z.int(),
            has_work: z.boolean().describe('Whether a bike of the order is still to be built'),
          }),
        ),
      }),
    )
    .describe('By shelf, then by title'),
})

const pickQuery = {
  whole: z.literal('1').optional().describe('Only of orders that can leave complete'),
}

named({
  PickList: [PickList, 'What only waits for a parcel, by shelf'],
  Fulfillment: [Fulfillment, 'The items of an order: what is built, ready and shipped'],
})

const Way = {
  carrier: shapeOf(carriers, ['code']).code.meta({ examples: ['ups'] }),
  tracking: codeText(MAX_TRACKING).regex(/^[A-Za-z0-9 -]*$/, 'Enter letters and digits only.'),
}

const params = z.object({ number: z.string().max(40) })
const errors = ['order_not_found', 'order_not_movable'] as const

export const fulfillmentSchemas = {
  read: {
    summary: 'Returns what is to be done with an order’s items: bikes, open pieces and parcels.',
    spec: 'open',
    errors: ['order_not_found'],
    params,
    response: Fulfillment,
  },
  pickList: {
    summary: `Returns what only waits for a parcel, by shelf: goods and bikes that are ready, of the ${MOST_PICKED} oldest orders.`,
    spec: 'open',
    query: z.object(pickQuery),
    response: PickList,
  },
  pickListFile: {
    summary: 'Returns the pick list as a PDF, on A4 or letter paper.',
    spec: 'open',
    query: z.object({ ...pickQuery, paper: z.enum(PAPERS) }),
    file: { type: 'application/pdf', description: 'The pick list' },
    response: z.string(),
  },
  build: {
    summary:
      'Moves one bike: in production, or ready with the number on its frame. The order follows its bikes.',
    spec: 'open',
    repeats: 'A bike that is there already stays as it is.',
    errors: [...errors, 'order_bike_not_found', 'bike_build_wrong', 'frame_number_taken'],
    params: params.extend({ bike: z.coerce.number().int().positive() }),
    body: z.object({
      state: z.enum(['in_production', 'ready']),
      frame_number: codeText(30)
        .regex(/^[A-Za-z0-9][A-Za-z0-9-]{3,29}$/, 'Enter 4 to 30 letters, digits and hyphens.')
        .optional()
        .describe('Needed with `ready`; stored in capital letters'),
    }),
    response: Fulfillment,
  },
  ship: {
    summary:
      'Ships a parcel with some or all of what’s left. Emails the buyer what’s in it and what still follows.',
    spec: 'open',
    repeats: 'Repeating a `request_key` ships nothing again.',
    errors: [...errors, 'order_disputed', 'parcel_too_full'],
    params,
    body: z.object({
      items: z
        .array(z.object({ position: z.int().min(0).max(1_000), count: z.int().min(1).max(1_000) }))
        .min(1)
        .max(50)
        .refine(
          (items) => new Set(items.map(({ position }) => position)).size === items.length,
          'Name each line once.',
        ),
      ...Way,
      request_key: z.uuid(),
    }),
    response: Fulfillment,
  },
  correct: {
    summary: 'Corrects the carrier or the tracking number of a parcel, and emails the buyer.',
    spec: 'open',
    repeats: 'A parcel that says so already stays as it is, and nobody is emailed.',
    errors: ['order_not_found', 'parcel_not_found', 'parcel_delivered'],
    params: params.extend({ parcel: z.coerce.number().int().positive() }),
    body: z.object(Way),
    response: Fulfillment,
  },
  deliver: {
    summary:
      'Marks a parcel as delivered. With the last parcel of a whole order, the order is delivered and its withdrawal period begins.',
    spec: 'open',
    repeats: 'Repeating it changes nothing.',
    errors: [...errors, 'parcel_not_found'],
    params: params.extend({ parcel: z.coerce.number().int().positive() }),
    response: Fulfillment,
  },
  undo: {
    summary:
      'Undoes a parcel that was shipped by mistake and that its carrier doesn’t have, within 24 hours: its pieces and bikes are ready again, and the order goes back to where it was. Stock stays as it is, because the pieces are still sold. Emails the buyer a correction.',
    spec: 'open',
    repeats: 'A parcel that was undone stays so, and nobody is emailed again.',
    errors: [
      ...errors,
      'parcel_not_found',
      'parcel_delivered',
      'parcel_undo_late',
      'parcel_settled',
    ],
    params: params.extend({ parcel: z.coerce.number().int().positive() }),
    response: Fulfillment,
  },
  undoBegin: {
    summary:
      'Undoes that work on a bike has begun, within an hour: it is to be built again, and the buyer can change and cancel the order again. Sends no email.',
    spec: 'open',
    repeats: 'A bike that isn’t begun stays so.',
    errors: [...errors, 'order_bike_not_found', 'bike_build_wrong', 'step_undo_late'],
    params: params.extend({ bike: z.coerce.number().int().positive() }),
    response: Fulfillment,
  },
  undoDelivery: {
    summary:
      'Undoes that a parcel was delivered, within an hour: it is on its way again, and the withdrawal period hasn’t begun. Sends no email.',
    spec: 'open',
    repeats: 'A parcel that isn’t delivered stays so.',
    errors: [...errors, 'parcel_not_found', 'parcel_settled', 'step_undo_late'],
    params: params.extend({ parcel: z.coerce.number().int().positive() }),
    response: Fulfillment,
  },
  ...returnSchemas,
}
