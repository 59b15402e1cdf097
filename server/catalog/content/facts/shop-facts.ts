import type { Bike } from '@/domain/shop/bikes/bike'
import type { Deps } from '@/server/kernel/deps'
import { SHOP_SETTING, sellerOf } from '@/server/kernel/ports/seller'

import { offeredMethods } from '@/server/catalog/products/payment-methods'
import type { Catalog } from '@/server/catalog/products/read-catalog'

/** Settings of the server that texts may state. */
export type FactsDeps = Pick<
  Deps,
  'seller' | 'shopUrl' | 'providers' | 'socials' | 'mail' | 'inbound' | 'taxService'
>

export interface ShopFacts extends FactsDeps {
  catalog: Catalog
  bike: Bike | null
  /** Slug of the bike that the text was written for, if it is a different one. */
  of?: string
}

export function shopFacts(deps: FactsDeps, catalog: Catalog, bike: Bike | null = null): ShopFacts {
  const seller = sellerOf(deps.seller, catalog.settings[SHOP_SETTING])
  const providers = offeredMethods(deps, catalog)
  const { shopUrl, socials, mail, inbound, taxService = null } = deps
  return { catalog, bike, seller, shopUrl, providers, socials, mail, inbound, taxService }
}

/** 'text' is inline; 'block' is separate Markdown, such as a table. */
export interface Placeholder {
  form: 'text' | 'block'
  resolve(facts: ShopFacts): string
}

export type Placeholders = Readonly<Record<string, Placeholder>>

export const textPlaceholder = (resolve: Placeholder['resolve']): Placeholder => ({
  form: 'text',
  resolve,
})
export const blockPlaceholder = (resolve: Placeholder['resolve']): Placeholder => ({
  form: 'block',
  resolve,
})

/** Escapes a text for Markdown. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~&:"'^=$%@/]/g, '\\$&').replace(/\s+/g, ' ')
}

/** Builds a Markdown table; columns whose title ends in '>' are right-aligned. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = titles.map((title) => (title.endsWith('>') ? '---:' : '---'))
  const heads = titles.map((title) => plain(title.replace(/>$/, '')))
  return [line(heads), line(rule), ...rows.map((row) => line(row.map(plain)))].join('\n')
}
