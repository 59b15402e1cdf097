import { z } from 'zod'

import { CONNECTIONS } from '@/domain/connections'

import { named } from './named.schema'
import { filled, line } from './text.schema'

const SHOP = {
  name: filled(80, 'Enter the name of the seller.').describe('The legal name, as papers print it'),
  address: z
    .array(filled(120, 'Leave no line empty.'))
    .min(1, 'Enter the address.')
    .max(6, 'Use at most 6 lines.')
    .describe('Line by line, the country last'),
  vat_id: line(40).describe('The number under which the shop pays its tax; empty for none'),
}

const seen = z.string().max(64).describe('As it was read; it names that version')

const Method = z.object({
  id: z.string(),
  title: z.string(),
  is_shown: z.boolean().describe('Whether the checkout offers it'),
  is_test: z.boolean().describe('No money moves'),
})

const Settings = z.object({
  shop: z.object({
    ...SHOP,
    email: z.string().describe('Where the shop gets its mail; set on the server'),
    seen,
  }),
  methods: z.array(Method).describe('The payment methods that the server is set up for'),
  methods_seen: seen,
  connections: z
    .array(z.object({ name: z.enum(CONNECTIONS), is_set: z.boolean() }))
    .describe('What the server is connected to. Keys and passwords are never told.'),
})

const Count = z.int().min(0)
const Samples = z.object({
  customers: Count,
  orders: Count,
  kept_orders: Count.describe('Orders with papers or real money: they stay'),
  reviews: Count,
  threads: Count.describe('Threads in which nobody else has written; others stay'),
  tickets: Count,
})

named({ SampleCounts: [Samples, 'What of the sample data is still there'] })
named({ ShopSettings: [Settings, 'What staff decide about the shop as a whole'] })

export const settingsSchemas = {
  read: {
    summary: 'Reads the settings of the shop.',
    spec: '§9',
    response: Settings,
  },
  setShop: {
    summary: 'Sets who sells. Papers that were issued before keep what they say.',
    spec: '§9',
    errors: ['settings_changed'],
    body: z.object({ ...SHOP, seen }),
    response: Settings,
  },
  samples: {
    summary: 'Counts the sample data.',
    spec: '§9',
    response: Samples,
  },
  removeSamples: {
    summary: 'Removes the sample data, all at once. Repeats find nothing.',
    spec: '§9',
    response: Samples.describe('What is left'),
  },
  setMethods: {
    summary: 'Sets which payment methods the checkout offers; payments that were begun go on.',
    spec: '§9',
    errors: ['settings_changed'],
    body: z.object({
      shown: z
        .array(z.string().max(40))
        .min(1, 'Keep at least one payment method.')
        .max(20)
        .describe('Ids of the payment methods to offer')
        .meta({ examples: [['sandbox']] }),
      seen,
    }),
    response: Settings,
  },
} as const
