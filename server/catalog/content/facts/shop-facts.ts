import type { Bike } from '@/domain/bike'
import type { Deps } from '@/server/kernel/deps'
import { SHOP_SETTING, sellerOf } from '@/server/kernel/ports/seller'

import { offeredMethods } from '../../catalog/payment-methods'
import type { Catalog } from '../../catalog/read-catalog'

/** What the placeholders of a text may speak of. */
export interface ShopFacts extends Pick<Deps, 'seller' | 'shopUrl' | 'providers'> {
  catalog: Catalog
  /** The bike of a manual. */
  bike: Bike | null
  /** Slug of the bike that the words were written for, where it is another one. */
  of?: string
}

/** The shop as texts speak of it now. */
export function shopFacts(
  deps: Pick<Deps, 'seller' | 'shopUrl' | 'providers'>,
  catalog: Catalog,
  bike: Bike | null = null,
): ShopFacts {
  const seller = sellerOf(deps.seller, catalog.settings[SHOP_SETTING])
  const providers = offeredMethods(deps, catalog)
  return { catalog, bike, seller, shopUrl: deps.shopUrl, providers }
}

/** 'text' stands in a sentence; a 'block' is Markdown of its own, such as a table. */
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

/** A text that Markdown takes as it stands. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~&:"'^=$%@/]/g, '\\$&').replace(/\s+/g, ' ')
}

/**
 * A table of Markdown. Figures stand on the right: columns whose title ends in '>'.
 * @example table(['Part', 'Nm>'], [['Stem', '5']])
 */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = titles.map((title) => (title.endsWith('>') ? '---:' : '---'))
  const heads = titles.map((title) => plain(title.replace(/>$/, '')))
  return [line(heads), line(rule), ...rows.map((row) => line(row.map(plain)))].join('\n')
}
