import type { FeedRow, FeedShop } from './feed-row'
import type { FeedFormat } from './feed-format'

const AVAILABILITY = {
  in_stock: 'in_stock',
  out_of_stock: 'out_of_stock',
  made_to_order: 'backorder',
} as const

/** Product feed of the Agentic Commerce Protocol. Buyers pay here, so that nothing is eligible for its checkout. */
function record(row: FeedRow, { brand, seller, shopUrl, country }: FeedShop): string {
  const [image, ...more] = row.images
  const page = (path: string) => new URL(path, shopUrl).href
  const choices = { color: row.color, size: row.size, preset: row.preset }
  const known = Object.entries(choices).filter(([, value]) => value !== '')
  const fields = {
    item_id: row.id,
    title: row.title,
    description: row.description,
    url: row.link,
    brand,
    image_url: image,
    additional_image_urls: more.length > 0 ? more : undefined,
    price: row.price,
    availability: AVAILABILITY[row.availability],
    availability_date: row.ships_on || undefined,
    group_id: row.group || undefined,
    listing_has_variations: row.group !== '',
    variant_dict: row.group && known.length > 0 ? Object.fromEntries(known) : undefined,
    gtin: row.gtin || undefined,
    condition: 'new',
    product_category: row.category,
    color: row.color || undefined,
    size: row.size || undefined,
    weight: row.weight || undefined,
    shipping: `${country}::Standard:${row.shipping}`,
    is_digital: false,
    seller_name: seller,
    seller_url: shopUrl,
    seller_privacy_policy: page('/privacypolicy'),
    seller_tos: page('/terms'),
    accepts_returns: row.return_days !== null,
    return_deadline_in_days: row.return_days ?? undefined,
    return_policy: page('/rrpolicy'),
    target_countries: country,
    is_eligible_search: true,
    is_eligible_checkout: false,
    warning: row.warnings || undefined,
    manufacturer: row.manufacturer,
    eu_responsible_person: row.eu_responsible || undefined,
    certificates: row.marks || undefined,
    origin_country: row.origin || undefined,
  }
  return JSON.stringify(fields)
}

export const openAiArray: FeedFormat = {
  type: 'application/json',
  head: () => '[\n',
  item: record,
  between: ',\n',
  tail: '\n]\n',
}

export const openAiLines: FeedFormat = {
  type: 'application/jsonl',
  head: () => '',
  item: (row, shop) => `${record(row, shop)}\n`,
  between: '',
  tail: '',
}
