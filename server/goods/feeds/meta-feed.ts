import type { FeedRow, FeedShop } from './feed-row'
import type { FeedFormat } from './feed-format'

const AVAILABILITY = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  made_to_order: 'available for order',
} as const

type Column = (row: FeedRow, shop: FeedShop) => string

/** Columns of Meta's catalog specification, which are Google's where both have them. */
const COLUMNS: Record<string, Column> = {
  id: ({ id }) => id,
  item_group_id: ({ group }) => group,
  title: ({ title }) => title,
  description: ({ description }) => description,
  link: ({ link }) => link,
  image_link: ({ images }) => images[0] ?? '',
  additional_image_link: ({ images }) => images.slice(1).join(','),
  condition: () => 'new',
  availability: ({ availability }) => AVAILABILITY[availability],
  availability_date: ({ ships_on }) => ships_on,
  price: ({ price }) => price,
  brand: (_, { brand }) => brand,
  gtin: ({ gtin }) => gtin,
  identifier_exists: ({ gtin }) => (gtin === '' ? 'no' : 'yes'),
  color: ({ color }) => color,
  size: ({ size }) => size,
  product_type: ({ category }) => category,
  custom_label_0: ({ preset }) => preset,
  shipping_weight: ({ weight }) => weight,
  shipping: ({ shipping }, { country }) => `${country}::Standard:${shipping}`,
  manufacturer_info: ({ manufacturer }) => manufacturer,
  eu_responsible_person: ({ eu_responsible }) => eu_responsible,
  safety_warnings: ({ warnings }) => warnings,
  certificates: ({ marks }) => marks,
  origin_country: ({ origin }) => origin,
}

/** CSV without the settings of staff's tables, because a program reads it. */
export const metaFeed: FeedFormat = {
  type: 'text/csv',
  head: () => line(Object.keys(COLUMNS)),
  item: (row, shop) => line(Object.values(COLUMNS).map((valueOf) => valueOf(row, shop))),
  between: '',
  tail: '',
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
