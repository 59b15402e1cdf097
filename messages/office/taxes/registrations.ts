import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { Registration } from '@/contract/office/taxes/registrations'
import { rateText, type RegistrationState } from '@/domain/shop/tax/registration'
import { dateLong } from '@/utils/format'

export const registrations = {
  title: 'Tax registrations',
  lead: 'Where the shop is registered for tax, and at which rate. Orders that were placed keep their taxes.',
  list: 'Registrations',
  found: (count: number) => (count === 1 ? '1 registration' : `${count} registrations`),
  none: 'No registration yet',
  noneHint: 'Add one: without it the shop collects no tax.',
  columns: { title: 'Where', tax: 'Tax', rate: 'Rate', window: 'In force', state: 'Status' },
  rate: ({ rate, local_rates }: Registration) =>
    `${rateText(rate)}%${local_rates.length > 0 ? ` and ${local_rates.length} local` : ''}`,
  window: ({ starts_on, ends_on }: Registration) =>
    `${dateLong(starts_on)} – ${ends_on === null ? 'open end' : dateLong(ends_on)}`,
  states: {
    in_force: 'In force',
    planned: 'Planned',
    ended: 'Ended',
  } satisfies Record<RegistrationState, string>,
  add: 'Add',
  addTitle: 'New registration',
  fields: {
    country_code: 'Country',
    region: { label: 'State or province', hint: 'Such as NY. Leave blank for the whole country.' },
    title: { label: 'Name of the tax', hint: 'As invoices have it, such as VAT or Sales tax' },
    number: { label: 'Your tax number there', hint: 'Printed on invoices' },
    rate: { label: 'Rate in percent', hint: 'Such as 8.875' },
    local_rates: {
      label: 'Local rates, in addition',
      hint: 'One per line: ZIP codes, rate, county or city, such as 12201-12288 4% Albany County. 122 fits all codes that begin so, * all others.',
    },
    starts_on: 'From',
    ends_on: { label: 'Until', hint: 'Leave blank for no end.' },
    taxes_delivery: 'Shipping is taxed, too',
    limit_amount: {
      label: 'Only up to a value of',
      hint: 'Whole units of the currency, net, without delivery. Above it, the carrier collects the tax on import. Leave blank for no limit.',
    },
    limit_currency: {
      label: 'Currency of the value',
      hint: 'Such as GBP. It needs an exchange rate',
    },
    limit_scope: {
      label: 'The value of',
      options: { consignment: 'All items of an order', item: 'Each item' },
    },
    covers_eu:
      'Also applies in EU countries without a registration (below the one-stop shop threshold)',
    replaces_national: 'Replaces the national tax, as HST does in Ontario',
  },
  saved: (title: string) => `Saved: ${title}. Carts and the checkout use it from its first day on.`,
  remove: 'Remove registration',
  removed: (title: string) => `Removed: ${title}.`,
  undo: 'Undo',
} as const satisfies ResourceTexts<Resources['registrations']> & Record<string, unknown>
