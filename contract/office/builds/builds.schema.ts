import { z } from 'zod'

import { BOARD_STATES, MOST_CARDS } from '@/domain/office/builds/builds'

import { FactoryWeeks } from '@/contract/office/capacity/capacity.schema'
import { named } from '@/contract/kit/named.schema'

const Card = z.object({
  id: z.int(),
  number: z.string().describe('Of its order'),
  name: z.string().describe('Of the customer'),
  email: z.string().describe('Of the customer'),
  title: z.string(),
  detail: z.string(),
  promised: z.iso.date().describe('Arrival that the buyer was promised'),
  leaves_by: z.iso.date().describe('Last day on which it can leave for that'),
  days_left: z.int().describe('Calendar days until then; negative when it is over'),
  cause: z.string().describe('Why the promise was moved, or what sets it'),
  is_delayed: z.boolean().describe('Whether the promise was moved because of a late item'),
  may_build: z.boolean().describe('False while a payment is disputed or under review'),
  undo_until: z.iso
    .datetime()
    .nullable()
    .describe('Until when the start of its build can be undone; null if it can’t be'),
  free_number: z.string().describe('A number that no other bike has, for who numbers frames'),
})

const Board = z.object({
  columns: z.array(
    z.object({
      state: z.enum(BOARD_STATES),
      count: z.int().describe('All of them'),
      bikes: z.array(Card).describe(`The ${MOST_CARDS} most urgent ones`),
    }),
  ),
  weeks: FactoryWeeks,
})

named({ BuildBoard: [Board, 'The bikes that are to be built and shipped, by their promised date'] })

export const buildsSchemas = {
  board: {
    summary:
      'Returns the bikes that are to be built and shipped, most urgent first, and each week’s load.',
    spec: 'open',
    response: Board,
  },
} as const
