import { z } from 'zod'

import { ASSEMBLY_KM_RANGE } from '@/domain/community/dealers/dealers'
import { CsvFormat } from '@/contract/office/csv/csv-format.schema'

import { SETUP_STEPS } from '@/domain/office/settings/setup'
import { isZone } from '@/domain/office/settings/region'
import { SAFETY_FIELDS } from '@/domain/office/settings/safety-settings'

import { CURRENCY_SIGNS, DATE_ORDERS, PAPERS, UNIT_SYSTEMS } from '@/utils/default-region'

import { answersOf, requestsOf } from '@/contract/kit/text-field.schema'
import { named } from '@/contract/kit/named.schema'
import { Email, filled, line } from '@/contract/kit/text.schema'

const SHOP = {
  name: filled(80, 'Enter the name of the seller.').describe('The legal name, as papers print it'),
  address: z
    .array(filled(120, 'Leave no line empty.'))
    .min(1, 'Enter the address.')
    .max(6, 'Use at most 6 lines.')
    .describe('Line by line, the country last'),
  vat_id: line(40).describe('The number under which the shop pays its tax; empty for none'),
  email: Email.describe('Where customers write to'),
}

const SUPPORT = {
  hours: z
    .array(
      z.object({
        weekday: z.int().min(1).max(7).describe('1 is Monday'),
        opens: z
          .int()
          .min(0)
          .max(1440)
          .describe('Since midnight in the shop’s time zone, as `closes`'),
        closes: z.int().min(0).max(1440),
      }),
    )
    .max(7)
    .refine(
      (hours) => hours.every(({ opens, closes }) => opens < closes),
      'Hours have to begin before they end.',
    )
    .refine(
      (hours) => new Set(hours.map(({ weekday }) => weekday)).size === hours.length,
      'Name each weekday once.',
    )
    .meta({ examples: [[{ weekday: 1, opens: 540, closes: 1020 }]] }),
  closed_days: z
    .array(z.object({ date: z.iso.date(), reason: filled(80, 'Say why, such as Christmas.') }))
    .max(400)
    .refine(
      (days) => new Set(days.map(({ date }) => date)).size === days.length,
      'Name each day once.',
    )
    .describe('Days on which nobody answers'),
}

const REGION = {
  zone: z
    .string()
    .max(60)
    .refine(isZone, 'Choose a time zone.')
    .describe('IANA name of the shop’s time zone')
    .meta({ examples: ['Europe/Berlin'] }),
  dates: z.enum(DATE_ORDERS).describe('Whether a date has the month or the day first'),
  paper: z.enum(PAPERS).describe('Size of invoices, slips and labels'),
  week_start: z.union([z.literal(1), z.literal(7)]).describe('1 is Monday, 7 is Sunday'),
  units: z.enum(UNIT_SYSTEMS).describe('Units that visitors see until they choose'),
  currency: z.enum(CURRENCY_SIGNS).describe('What stands before amounts, which are US dollars'),
}

const { min, max } = ASSEMBLY_KM_RANGE
const MaxKm = z
  .number()
  .min(min, 'Enter a distance.')
  .max(max, 'Enter a shorter distance.')
  .describe('How many km from the buyer a dealer who assembles bikes is offered')

const Count = z.int().min(0)

const rowVersion = z.string().max(64).describe('As it was read; it names that version')

const Method = z.object({
  id: z.string(),
  title: z.string(),
  is_shown: z.boolean().describe('Whether the checkout offers it'),
  is_test: z.boolean().describe('No money moves'),
})

const IsOpen = z.boolean().describe('If not, visitors get a notice and can’t order')

const Settings = z.object({
  shop: z.object({
    ...SHOP,
    email: z.string(),
    seen: rowVersion,
  }),
  safety: z
    .object({ ...answersOf(SAFETY_FIELDS), seen: rowVersion })
    .describe('Product safety. A party is its name, postal address and email address'),
  support: z.object({
    hours: z.array(z.object({ weekday: z.int(), opens: z.int(), closes: z.int() })),
    closed_days: z.array(z.object({ date: z.iso.date(), reason: z.string() })),
    seen: rowVersion,
  }),
  assembly: z.object({ max_km: MaxKm, seen: rowVersion }),
  region: z.object({ ...REGION, seen: rowVersion }).describe('Where the shop is'),
  methods: z.array(Method).describe('The payment methods that the shop is connected to'),
  csv: CsvFormat.extend({ seen: rowVersion }).describe('How tables are written'),
  methods_seen: rowVersion,
  opening: z
    .object({
      is_open: IsOpen,
      preview_path: z
        .string()
        .nullable()
        .describe('Link by which a browser sees the closed shop; null while it is open')
        .meta({ examples: ['/?preview=k3J9v0XqT5'] }),
      seen: rowVersion,
    })
    .describe('Whether visitors see the shop'),
})

const Samples = z.object({
  customers: Count,
  orders: Count,
  kept_orders: Count.describe('Orders with papers or real money: they stay'),
  reviews: Count,
  threads: Count.describe('Threads in which nobody else has written; others stay'),
  tickets: Count,
  dealers: Count.describe('Those that orders or test rides name stay, no longer listed'),
  news: Count,
  campaigns: Count,
  codes: Count.describe('A code that orders name stays, no longer taken'),
  bikes: Count.describe('They stay in the back office, no longer sold'),
  kept_bikes: Count.describe('They are sold until a bike of one’s own is'),
  registrations: Count.describe(
    'Tax registrations outside of the seller’s country that staff never changed: they end',
  ),
  kept_registrations: Count.describe('They stay until the country of the seller is known'),
})

const DueTimes = z.object({
  open: Count.describe('Tickets that wait for an answer'),
  earlier: Count.describe('Of them, those due earlier than now'),
  later: Count.describe('Those due later, or never'),
})

named({ DueTimes: [DueTimes, 'What support hours do to due times of tickets'] })
named({ SampleCounts: [Samples, 'What of the sample data is still there'] })
const Step = z.enum(SETUP_STEPS)

const Setup = z.object({
  is_hidden: z.boolean().describe('Staff have put the guide away'),
  steps: z.array(
    z.object({
      step: Step,
      is_done: z.boolean(),
      is_marked: z.boolean().describe('Done because staff said so'),
    }),
  ),
})

named({ Setup: [Setup, 'How far a company has made a new shop its own'] })
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
    body: z.object({ ...SHOP, seen: rowVersion }),
    response: Settings,
  },
  setSafety: {
    summary:
      'Sets manufacturer, EU responsible person (empty for none), warnings and certificates. Product pages show them.',
    spec: '§9',
    errors: ['settings_changed'],
    body: z.object({ ...requestsOf(SAFETY_FIELDS), seen: rowVersion }),
    response: Settings,
  },
  previewSupport: {
    summary: 'Says what other support hours would do to tickets that wait for an answer.',
    spec: '§9',
    body: z.object(SUPPORT),
    response: DueTimes,
  },
  setSupport: {
    summary: 'Sets when support answers. Tickets that wait get their due times by it.',
    spec: '§9',
    errors: ['settings_changed'],
    body: z.object({ ...SUPPORT, seen: rowVersion }),
    response: z.object({ settings: Settings, moved: DueTimes }),
  },
  setRegion: {
    summary:
      'Sets time zone, form of dates and amounts, units, paper size and first day of the week.',
    spec: '§9',
    errors: ['settings_changed'],
    body: z.object({
      ...REGION,
      units: REGION.units.optional(),
      currency: REGION.currency.optional(),
      seen: rowVersion,
    }),
    response: Settings,
  },
  setAssembly: {
    summary: 'Sets how far from the buyer a dealer who assembles bikes is offered.',
    spec: '§9',
    errors: ['settings_changed'],
    body: z.object({ max_km: MaxKm, seen: rowVersion }),
    response: Settings,
  },
  setCsv: {
    summary: 'Sets how CSV tables are written. Imports read all formats.',
    spec: '§9',
    errors: ['settings_changed'],
    body: CsvFormat.extend({ seen: rowVersion }),
    response: Settings,
  },
  setup: {
    summary: 'Reads how far the shop is set up.',
    spec: '§9',
    response: Setup,
  },
  changeSetup: {
    summary: 'Marks steps of the set-up as done, or puts the guide away.',
    spec: '§9',
    body: z.object({
      marked: z.array(Step).max(SETUP_STEPS.length).describe('Steps that staff call done'),
      is_hidden: z.boolean(),
    }),
    response: Setup,
  },
  setOpening: {
    summary: 'Opens the shop to visitors, or closes it with a new preview link.',
    spec: '§9',
    errors: ['settings_changed'],
    body: z.object({ is_open: IsOpen, seen: rowVersion }),
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
      seen: rowVersion,
    }),
    response: Settings,
  },
} as const
