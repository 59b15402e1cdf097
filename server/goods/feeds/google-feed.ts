import { escapeXml } from '@/utils/xml'

import type { FeedRow, FeedShop } from './feed-row'
import type { FeedFormat } from './feed-format'

const AVAILABILITY = {
  in_stock: 'in_stock',
  out_of_stock: 'out_of_stock',
  // Google knows no other word for what is ordered now and leaves on a later day.
  made_to_order: 'backorder',
} as const

type Element = readonly [name: string, value: string | readonly Element[]]

/** RSS 2.0 with the attributes of Google's product data specification. */
export const googleFeed: FeedFormat = {
  type: 'application/xml',
  head: ({ brand, shopUrl }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
      '<channel>',
      `<title>${escapeXml(brand)}</title>`,
      `<link>${escapeXml(shopUrl)}</link>`,
      `<description>${escapeXml(brand)}</description>\n`,
    ].join('\n'),
  item: (row, shop) => `<item>${elementsOf(row, shop).map(xml).join('')}</item>\n`,
  between: '',
  tail: '</channel>\n</rss>\n',
}

function xml([name, value]: Element): string {
  const inside = typeof value === 'string' ? escapeXml(value) : value.map(xml).join('')
  return inside === '' ? '' : `<g:${name}>${inside}</g:${name}>`
}

function elementsOf(row: FeedRow, { brand, country }: FeedShop): Element[] {
  const [image = '', ...more] = row.images
  const days = (name: string, count: number): Element[] => [
    [`min_${name}_time`, String(count)],
    [`max_${name}_time`, String(count)],
  ]
  return [
    ['id', row.id],
    ['item_group_id', row.group],
    ['title', row.title],
    ['description', row.description],
    ['link', row.link],
    ['image_link', image],
    ...more.map((src): Element => ['additional_image_link', src]),
    ['condition', 'new'],
    ['availability', AVAILABILITY[row.availability]],
    ['availability_date', row.ships_on && `${row.ships_on}T00:00+0000`],
    ['price', row.price],
    ['brand', brand],
    ...identity(row),
    ['color', row.color],
    ['size', row.size],
    ['product_type', row.category],
    ['custom_label_0', row.preset],
    ['shipping_weight', row.weight],
    [
      'shipping',
      [
        ['country', country],
        ['service', 'Standard'],
        ['price', row.shipping],
        ...days('handling', row.handling_days),
        ...days('transit', row.transit_days),
      ],
    ],
    ...details('Product safety', [
      ['Manufacturer', row.manufacturer],
      ['Responsible person in the EU', row.eu_responsible],
      ['Warnings', row.warnings],
      ['Certificates', row.marks],
      ['Country of origin', row.origin],
    ]),
  ]
}

const identity = ({ gtin }: FeedRow): Element[] =>
  gtin === '' ? [['identifier_exists', 'no']] : [['gtin', gtin]]

const details = (section: string, facts: readonly (readonly [string, string])[]): Element[] =>
  facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [
      'product_detail',
      [
        ['section_name', section],
        ['attribute_name', name],
        ['attribute_value', value],
      ],
    ])
