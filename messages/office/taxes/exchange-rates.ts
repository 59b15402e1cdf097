import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { ExchangeRateEntry } from '@/contract/office/taxes/exchange-rates'
import { dateLong } from '@/utils/format'

export const exchangeRates = {
  title: 'Exchange rates',
  lead: 'What one US dollar is worth, for tax limits, registration thresholds and taxes on invoices. The newest rate of a currency applies.',
  list: 'Rates',
  found: (count: number) => (count === 1 ? '1 rate' : `${count} rates`),
  none: 'No exchange rate yet',
  noneHint: 'Add one for each currency in which a tax has to be stated.',
  columns: { title: 'Currency', rate: 'For $1', day: 'From', source: 'Published by' },
  rate: ({ rate, currency }: ExchangeRateEntry) => `${rate / 1_000_000} ${currency}`,
  day: ({ valid_on }: ExchangeRateEntry) => dateLong(valid_on),
  add: 'Add',
  addTitle: 'New exchange rate',
  fields: {
    currency: { label: 'Currency', hint: 'Three letters, such as EUR' },
    rate: { label: 'One US dollar is worth', hint: 'Such as 0.92' },
    valid_on: 'From',
    source: { label: 'Published by', hint: 'Such as European Central Bank' },
  },
  saved: (title: string) => `Saved: ${title}.`,
  remove: 'Remove rate',
  removed: (title: string) => `Removed: ${title}.`,
  undo: 'Undo',
} as const satisfies ResourceTexts<Resources['exchangeRates']> & Record<string, unknown>
