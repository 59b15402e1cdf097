import type { Bike } from '@/domain/shop/bikes/bike'
import {
  COMPARISON_LIMIT,
  REMEMBER_ME_MS,
  RESERVATION_MS,
  WITHDRAWAL_DAYS,
} from '@/domain/kit/constants'
import { RETENTION_MS } from '@/domain/kit/retention'
import { CONTEST_TERM } from '@/domain/community/forum/legal-report'
import { BOOKING_DAYS } from '@/domain/community/dealers/dealers'
import { GIFT_CARD_DOLLARS } from '@/domain/shop/gift-card/gift-card'
import { ASSIST_SHARE } from '@/domain/shop/bikes/range'
import { postedLines, SUPPORT_SETTING, supportOf } from '@/domain/community/support/support-hours'
import { rateOf, titleOf } from '@/domain/shop/tax/tax'
import type { Country } from '@/domain/shop/countries/country'
import { money, thousands, wholeMoney } from '@/utils/format'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { Catalog } from '@/server/catalog/products/read-catalog'

import {
  blockPlaceholder,
  textPlaceholder,
  plain,
  table,
  type Placeholders,
  type ShopFacts,
} from './shop-facts'
import { connectionPlaceholders } from './connections'
import { storedItems } from './stored-items'

const DAY_MS = 86_400_000

/** Joins words as in 'a, b and c'. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

const inOneLine = ({ name, address }: Seller) => [name, ...address].join(', ')

export const shopPlaceholders: Placeholders = {
  'seller.name': textPlaceholder(({ seller }) => seller.name),
  'seller.address': textPlaceholder(({ seller }) => inOneLine(seller)),
  'seller.email': textPlaceholder(({ seller }) => seller.email),
  'seller.country': textPlaceholder(({ seller }) => seller.address.at(-1) ?? ''),
  'seller.block': blockPlaceholder(({ seller }) => sellerBlock(seller)),
  'shop.url': textPlaceholder(({ shopUrl }) => shopUrl),
  'support.hours': textPlaceholder(({ catalog }) =>
    listed(
      postedLines(supportOf(catalog.settings[SUPPORT_SETTING]).hours).map(
        ({ days, time }) => `${days} from ${time}`,
      ),
    ),
  ),
  'withdrawal.days': textPlaceholder(() => String(WITHDRAWAL_DAYS)),
  'forum.contest_term': textPlaceholder(() => CONTEST_TERM),
  'session.days': textPlaceholder(() => String(REMEMBER_ME_MS / DAY_MS)),
  'reservation.minutes': textPlaceholder(() => String(RESERVATION_MS / 60_000)),
  'gift.min': textPlaceholder(() => wholeMoney(GIFT_CARD_DOLLARS.min)),
  'gift.max': textPlaceholder(() => wholeMoney(GIFT_CARD_DOLLARS.max)),
  'warranty.term': textPlaceholder(({ catalog }) => warrantyTerm(catalog.bikes[0])),
  'countries.count': textPlaceholder(({ catalog }) => String(catalog.countries.length)),
  'countries.list': textPlaceholder(({ catalog }) =>
    listed(catalog.countries.map((one) => one.title)),
  ),
  'countries.table': blockPlaceholder(countriesTable),
  'compare.limit': textPlaceholder(() => String(COMPARISON_LIMIT)),
  'dealers.count': textPlaceholder(({ catalog }) => String(activeDealers(catalog).length)),
  'dealers.countries': textPlaceholder(({ catalog }) =>
    listed([...new Set(activeDealers(catalog).map(({ country_title }) => country_title))]),
  ),
  'ride.days': textPlaceholder(() => String(BOOKING_DAYS)),
  'assist.table': blockPlaceholder(assistTable),
  'payment.ways': textPlaceholder((facts) =>
    listed(paymentMethods(facts).map((title) => title.toLowerCase())),
  ),
  ...connectionPlaceholders,
  ...retentionPlaceholders(),
  'storage.table': blockPlaceholder(() =>
    table(
      ['Name', 'Where', 'What for', 'How long'],
      storedItems().map(({ name, storage, purpose, life }) => [name, storage, purpose, life]),
    ),
  ),
}

const activeDealers = ({ dealers }: Pick<Catalog, 'dealers'>) =>
  dealers.filter(({ is_active }) => is_active)

export const hasDealers = (catalog: Pick<Catalog, 'dealers'>): boolean =>
  activeDealers(catalog).length > 0

function assistTable(): string {
  const rows = Object.entries(ASSIST_SHARE).map(([mode, share]) => [
    mode.slice(0, 1).toUpperCase() + mode.slice(1),
    `${Math.round(share * 100)}%`,
  ])
  return table(['Mode', 'Motor share>'], rows)
}

export function factOf(bike: Bike | undefined, label: string): string {
  const text = bike?.facts.find((fact) => fact.label === label)?.text ?? ''
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

/** Returns the warranty term, which is the same for every bike and its parts. */
export function warrantyTerm(bike: Bike | undefined): string {
  return factOf(bike, 'Warranty').replace(/, bike and parts$/, '')
}

function sellerBlock({ name, address, email, vat_id }: Seller): string {
  const lines = [name, ...address, email, ...(vat_id ? [`Tax ID ${vat_id}`] : [])]
  return lines.map(plain).join('\\\n')
}

function countriesTable({ catalog }: ShopFacts): string {
  const rows = catalog.countries.map((country) => [
    country.title,
    money(country.shipping_bike),
    money(country.shipping_goods),
    `${country.transit_days.battery} days`,
    `${country.transit_days.goods} days`,
    taxesText(country),
  ])
  const titles = ['Country', 'Bike>', 'Other items>', 'Transit, bike>', 'Transit, other>', 'Tax']
  return table(titles, rows)
}

function taxesText({ taxes, taxed_regions, tax_title }: Country): string {
  if (taxes.length > 0) return `${thousands(rateOf(taxes) / 10_000)}% ${titleOf(taxes, tax_title)}`
  return taxed_regions.length > 0 ? `${tax_title} in ${listed(taxed_regions)}` : 'not collected'
}

function paymentMethods({ providers }: ShopFacts): string[] {
  return providers.map(({ title }) => title)
}

function retentionPlaceholders(): Placeholders {
  return Object.fromEntries(
    Object.entries(RETENTION_MS).map(([name, ms]) => [
      `retention.${name}`,
      textPlaceholder(() => period(ms)),
    ]),
  )
}

/** @example period(540 * DAY_MS) // '18 months' */
function period(ms: number): string {
  const days = ms / DAY_MS
  if (days < 2) return `${days * 24} hours`
  if (days % 365 === 0) return days === 365 ? '12 months' : `${days / 365} years`
  return days % 30 === 0 && days > 30 ? `${days / 30} months` : `${days} days`
}
