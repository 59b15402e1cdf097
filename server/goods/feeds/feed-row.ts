import type { OfferGroup, ProductOffer } from '@/contract/shop/feeds/feeds'
import { COUNTRY_QUERY } from '@/domain/kit/constants'
import { partyLines, type Party } from '@/domain/shop/goods/party'
import { toDollars, type Cents } from '@/domain/kit/money'
import { countryName } from '@/utils/country-name'

/** What feeds name besides the products. */
export interface FeedShop {
  /** Brand of the products. */
  brand: string
  /** Legal name of the seller. */
  seller: string
  /** Origin of the shop's links. */
  shopUrl: string
  /** Code of the country that the prices are for. */
  country: string
}

/** One item with the limits and number formats that all feeds share; empty texts are left out of a feed. */
export interface FeedRow {
  id: string
  group: string
  title: string
  description: string
  link: string
  images: string[]
  availability: ProductOffer['availability']
  ships_on: string
  price: string
  shipping: string
  handling_days: number
  transit_days: number
  category: string
  color: string
  size: string
  preset: string
  gtin: string
  weight: string
  return_days: number | null
  manufacturer: string
  eu_responsible: string
  warnings: string
  marks: string
  origin: string
}

const KINDS = { bike: 'E-bikes', accessory: 'Accessories', spare: 'Spare parts' } as const
const LONGEST_TITLE = 150
const LONGEST_TEXT = 5_000
const MOST_IMAGES = 11
const LONGEST_FACT = 1_000

export function feedRow(group: OfferGroup, offer: ProductOffer, shop: FeedShop): FeedRow {
  const { safety, country_of_origin: origin } = group
  return {
    id: offer.id,
    group: group.offers.length > 1 ? group.id : '',
    title: cut(offer.title, LONGEST_TITLE),
    description: cut(group.description || offer.title, LONGEST_TEXT),
    link: linkOf(group, offer, shop),
    images: offer.images.slice(0, MOST_IMAGES).map((path) => absolute(path, shop)),
    availability: offer.availability,
    ships_on: offer.ships_on ?? '',
    price: amount(offer.price),
    shipping: amount(offer.shipping),
    handling_days: offer.handling_days,
    transit_days: offer.transit_days,
    category: [KINDS[group.kind], group.category].filter(Boolean).join(' > '),
    color: offer.color ?? '',
    size: offer.size ?? '',
    preset: offer.preset ?? '',
    gtin: offer.gtin ?? '',
    weight: group.weight_g === null ? '' : `${group.weight_g / 1_000} kg`,
    return_days: group.return_days,
    manufacturer: partyText(safety.maker),
    eu_responsible: safety.eu_responsible ? partyText(safety.eu_responsible) : '',
    warnings: cut(safety.warnings.join(' '), LONGEST_FACT),
    marks: safety.marks.join(', '),
    origin: origin === null ? '' : (countryName(origin) ?? ''),
  }
}

/** The page then shows the prices of the feed's country, whatever country the visitor is in. */
function linkOf({ country_id }: OfferGroup, { path }: ProductOffer, shop: FeedShop): string {
  const url = new URL(absolute(path, shop))
  url.searchParams.set(COUNTRY_QUERY, String(country_id))
  return url.href
}

const absolute = (path: string, { shopUrl }: FeedShop) => new URL(path, shopUrl).href

const amount = (cents: Cents) => `${toDollars(cents).toFixed(2)} USD`

const partyText = (party: Party) => partyLines(party).join(', ')

/** Shortens a text at a word and removes characters that XML 1.0 forbids. */
function cut(text: string, most: number): string {
  const clean = text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  if (clean.length <= most) return clean
  const short = clean.slice(0, most - 1)
  return `${short.slice(0, short.lastIndexOf(' ')).trimEnd()}…`
}
