import type { DueTimes, SampleCounts } from '@/contract/office/settings/settings'
import type { SafetySettings } from '@/domain/office/settings/safety-settings'
import { listed } from '@/utils/text'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { amountLabel } from '@/messages/office/kit/amount-label'

const PARTY_HINT = 'Name, postal address and, on the last line, the email address.'

const amount = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const amountsOf = (counts: SampleCounts) => [
  ...amount(counts.customers, 'customer', 'customers'),
  ...amount(counts.orders, 'order', 'orders'),
  ...amount(counts.reviews, 'review', 'reviews'),
  ...amount(counts.threads, 'forum thread', 'forum threads'),
  ...amount(counts.tickets, 'ticket', 'tickets'),
  ...amount(counts.dealers, 'dealer', 'dealers'),
  ...amount(counts.news, 'news post', 'news posts'),
  ...amount(counts.campaigns, 'campaign', 'campaigns'),
  ...amount(counts.codes, 'promo code', 'promo codes'),
  ...amount(counts.bikes, 'sample bike', 'sample bikes'),
  ...amount(counts.registrations, 'tax registration', 'tax registrations'),
]

const waiting = (open: number) =>
  open === 1 ? '1 ticket waits for an answer.' : `${open} tickets wait for an answer.`

export const shopSettings = {
  title: 'Settings',
  lead: 'What the shop says about itself, and how customers may pay.',
  stale: 'We couldn’t refresh the settings. You see what was loaded before.',
  saved: 'Saved. Customers see it with their next page.',
  shop: 'Seller',
  shopHint:
    'On invoices, packing slips and build sheets, on the contact page and in the legal texts. Documents already issued don’t change.',
  name: 'Legal name',
  address: 'Address',
  addressHint: 'One line each, the country last',
  vat_id: 'Tax number',
  vatHint: 'Leave blank to print none.',
  email: 'Email',
  emailHint: 'Where customers write to. On every page and on papers',
  region: {
    title: 'Time zone, units and formats',
    hint: 'Customers see times in their own zone. The back office, emails and papers have the shop’s, and test rides the dealer’s.',
    zone: 'Time zone',
    dates: 'Dates',
    paper: 'Paper',
    week_start: 'A week begins on',
    units: 'Units',
    unitsHint: 'Until a visitor chooses others',
    currency: 'Amounts',
    currencyHint: 'All amounts are US dollars.',
    options: {
      dates: { month_first: 'December 4, 2026', day_first: '4 December 2026' },
      paper: { LETTER: 'Letter', A4: 'A4' },
      week_start: { 1: 'Monday', 7: 'Sunday' },
      units: {
        by_country: 'Imperial for the United States, metric elsewhere',
        metric: 'Metric',
        imperial: 'Imperial',
      },
      currency: { $: '$1,234.50', US$: 'US$1,234.50', USD: 'USD 1,234.50' },
    },
  },
  opening: {
    title: 'Opening',
    open: 'The shop is open: visitors see it and can order.',
    closed: 'The shop is closed: visitors see “Opening soon” and can’t order.',
    preview: 'Whoever has this link sees the closed shop whole, also without an account:',
    previewLink: 'See the shop before it opens',
    toOpen: 'Open the shop',
    toClose: 'Close the shop',
  },
  safety: {
    title: 'Product safety and repair',
    hint: 'On each product’s page, as EU law requires. Accessories and spare parts may have a manufacturer, a responsible person and warnings of their own.',
    fields: {
      maker: { label: 'Manufacturer', hint: PARTY_HINT },
      eu_responsible: {
        label: 'EU responsible person',
        hint: `Required if the manufacturer isn’t in the EU. ${PARTY_HINT}`,
      },
      bike_warnings: { label: 'Warnings on bikes', hint: 'One per line' },
      bike_marks: { label: 'Standards of bikes', hint: 'One per line' },
      battery_warnings: { label: 'Warnings on batteries', hint: 'One per line' },
      battery_marks: { label: 'Standards of batteries', hint: 'One per line' },
      get labor_rate() {
        return {
          label: amountLabel('Labor per hour'),
          hint: 'Before tax. For the price of a repair on the pages of spare parts. Leave blank to show none.',
        }
      },
    } satisfies Record<keyof SafetySettings, { label: string; hint: string }>,
  },
  support: 'Support hours',
  supportHint:
    'When someone answers, in the shop’s time zone: on the contact page, at the foot of every page and in texts. Tickets are due by these hours. Such as 9 AM–5 PM. Leave blank if closed.',
  supportClosed: 'Holidays of support',
  spanFault: 'Enter one span of hours, such as 9 AM–5 PM.',
  counting: 'Counting tickets…',
  dueTimes: ({ open, earlier, later }: DueTimes) => {
    if (earlier + later === 0) return `${waiting(open)} None gets another due time.`
    return `${waiting(open)} ${earlier} would be due earlier, ${later} later.`
  },
  supportSaved: ({ earlier, later }: DueTimes) =>
    earlier + later === 0
      ? 'Saved. No ticket got another due time.'
      : `Saved. ${earlier} open tickets are due earlier, ${later} later.`,
  assembly: 'Assembly by dealers',
  assemblyHint:
    'Up to which distance from the shipping address the checkout offers a dealer who assembles bikes. Buyers further away learn which dealer is nearest.',
  assemblyMiles: 'Distance (mi)',
  assemblyKm: 'Distance (km)',
  assemblyFault: 'Enter a distance, such as 60.',
  csv: 'Tables for Excel',
  csvHint:
    'How the tables that you download are written. Choose what the Excel of your office and your accountant opens in columns. Uploads are read in any of these.',
  csvSeparator: 'Between columns',
  csvSeparators: {
    comma: 'Comma (Excel in English)',
    semicolon: 'Semicolon (Excel in most of Europe and South America)',
    tab: 'Tab',
  },
  csvDecimal: 'Amounts',
  csvDecimals: { point: '12.50', comma: '12,50' },
  csvMark: 'Mark the text as UTF-8, so that Excel shows letters such as é and ü',
  methods: 'Payment methods',
  methodsHint: 'What the checkout offers. Payments that were begun go on.',
  noMethods: 'The shop isn’t connected to any payment method, so no one can order.',
  isTest: 'Test, no money moves',
  samples: 'Sample data',
  samplesHint:
    'So that a new shop has something to show. People who never were are marked “Sample” wherever they appear.',
  samplesOf: (counts: SampleCounts) => `${listed(amountsOf(counts))}.`,
  noSamples: 'There is no sample data in this shop.',
  keptSamples: (count: number) =>
    count === 1
      ? '1 sample order has papers or was paid with real money, so it stays.'
      : `${count} sample orders have papers or were paid with real money, so they stay.`,
  keptBikes: (count: number) =>
    count === 1
      ? '1 sample bike stays for sale until you sell one of your own: copy it, offer the copy, then come back.'
      : `${count} sample bikes stay for sale until you sell one of your own: copy one, offer the copy, then come back.`,
  ownBike: 'Make a bike of your own',
  taxes: ({ registrations, kept_registrations }: SampleCounts) =>
    registrations > 0
      ? `The shop collects tax in ${registrations === 1 ? '1 place' : `${registrations} places`} outside of your country, as the sample company does. Where you’re registered, enter your tax number before you remove the sample data: those registrations go on, the others end.`
      : `The shop collects tax in ${kept_registrations === 1 ? '1 place' : `${kept_registrations} places`}, as the sample company does. Enter your company with its country above, and removing the sample data ends those elsewhere, or end them yourself.`,
  taxLink: 'See where the shop collects tax',
  removeSamples: 'Remove sample data',
  removed: 'The sample data is gone.',
} as const

export const closeShopDialog = {
  title: 'Close the shop?',
  message:
    'Visitors see “Opening soon” until you open it again. Orders, tickets and the back office work on.',
  icon: 'lock',
  type: 'wide',
  primaryButtonType: 'danger',
  primaryButton: 'Close the shop',
  secondaryButton: 'Not now',
} as const satisfies DialogRequest

const bikesStay = ({ bikes, kept_bikes }: SampleCounts) => {
  if (kept_bikes > 0) return 'The sample bikes stay for sale until you sell one of your own. '
  return bikes === 0
    ? ''
    : 'The sample bikes stay in the back office, no longer sold: copies have their torques and manuals, and orders name them. '
}

const rowsGo = (counts: SampleCounts) => {
  const amounts = amountsOf({ ...counts, registrations: 0 })
  return amounts.length === 0
    ? ''
    : `This removes ${listed(amounts)}, and what they did to your figures. Threads that others have answered stay, without the names of the sample riders. `
}

const taxesEnd = ({ registrations, kept_registrations }: SampleCounts) => {
  if (registrations > 0)
    return `From today on, the shop no longer collects tax in ${registrations === 1 ? '1 place' : `${registrations} places`} where the sample company is registered. Your own country stays, and so does every registration with your tax number. `
  return kept_registrations > 0
    ? 'The shop goes on to collect tax where the sample company is registered, because it doesn’t know your country yet. '
    : ''
}

export const removeSamplesDialog = (counts: SampleCounts) =>
  ({
    title: 'Remove the sample data?',
    message: `${rowsGo(counts)}${bikesStay(counts)}${taxesEnd(counts)}Accessories, spare parts, prices, help topics and the texts of pages stay: change them, or stop offering them, where you edit them. It can’t be undone.`,
    icon: 'trash',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Remove sample data',
    secondaryButton: 'Keep it',
  }) as const satisfies DialogRequest
