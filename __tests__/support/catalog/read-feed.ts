import { parse } from 'csv-parse/sync'

import type { FeedFile } from '@/domain/shop/feeds/feeds'

/** What all feeds say of an item, in one form. */
export interface FeedItem {
  id: string
  group: string
  price: string
  availability: string
  ships_on: string
  shipping: string
  link: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (xml: string) =>
  xml.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '')

const inXml = (item: string, name: string) =>
  unescaped(new RegExp(`<g:${name}>(.*?)</g:${name}>`, 's').exec(item)?.[1] ?? '')

function googleItem(item: string): FeedItem {
  const shipping = /<g:shipping>(.*?)<\/g:shipping>/s.exec(item)?.[1] ?? ''
  return {
    id: inXml(item, 'id'),
    group: inXml(item, 'item_group_id'),
    price: inXml(item.replace(/<g:shipping>.*<\/g:shipping>/s, ''), 'price'),
    availability: inXml(item, 'availability').replace('backorder', 'made_to_order'),
    ships_on: inXml(item, 'availability_date').slice(0, 10),
    shipping: inXml(shipping, 'price'),
    link: inXml(item, 'link'),
  }
}

const META: Record<string, string> = {
  'in stock': 'in_stock',
  'out of stock': 'out_of_stock',
  'available for order': 'made_to_order',
}

function metaItem(row: Record<string, string>): FeedItem {
  return {
    id: row.id ?? '',
    group: row.item_group_id ?? '',
    price: row.price ?? '',
    availability: META[row.availability ?? ''] ?? '',
    ships_on: row.availability_date ?? '',
    shipping: row.shipping?.split(':').at(-1) ?? '',
    link: row.link ?? '',
  }
}

function openAiItem(record: Record<string, string | undefined>): FeedItem {
  return {
    id: record.item_id ?? '',
    group: record.group_id ?? '',
    price: record.price ?? '',
    availability: record.availability?.replace('backorder', 'made_to_order') ?? '',
    ships_on: record.availability_date ?? '',
    shipping: record.shipping?.split(':').at(-1) ?? '',
    link: record.url ?? '',
  }
}

/** Reads a feed as the program that takes it would. */
export function feedItems(file: FeedFile, text: string): FeedItem[] {
  if (file === 'google.xml') {
    return [...text.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item]) => googleItem(item ?? ''))
  }
  if (file === 'meta.csv')
    return parse<Record<string, string>>(text, { columns: true }).map(metaItem)
  const records =
    file === 'openai.json'
      ? (JSON.parse(text) as Record<string, string>[])
      : text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Record<string, string>)
  return records.map(openAiItem)
}
