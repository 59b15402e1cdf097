import { bikePlaceholders, bikesPlaceholders } from './bikes'
import { hasDealers, shopPlaceholders } from './shop'
import { plain, type Placeholders, type ShopFacts } from './shop-facts'

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g

export function placeholdersOf(facts: ShopFacts): Placeholders {
  return { ...shopPlaceholders, ...bikesPlaceholders, ...bikePlaceholders(facts) }
}

export function unknownPlaceholders(source: string, facts: ShopFacts): string[] {
  const known = placeholdersOf(facts)
  const names = [...source.replace(FOR_DEALERS, '$1').matchAll(PLACEHOLDER)].flatMap(
    ([, name]) => name ?? [],
  )
  return [...new Set(names)].filter((name) => !Object.hasOwn(known, name))
}

/** A part of a text that only shops with dealers have; a text that is nothing else isn't listed without them. */
const FOR_DEALERS = /\{\{#dealers\}\}(.*?)\{\{\/dealers\}\}/gs

const applicable = (source: string, { catalog }: ShopFacts) =>
  source.replace(FOR_DEALERS, (_, part: string) => (hasDealers(catalog) ? part : ''))

/** Fills in placeholders; unknown ones stay as written. */
export function resolveMarkdown(source: string, facts: ShopFacts): string {
  const known = placeholdersOf(facts)
  return applicable(source, facts).replace(PLACEHOLDER, (match, name: string) => {
    const placeholder = Object.hasOwn(known, name) ? known[name] : undefined
    if (!placeholder) return match
    const text = placeholder.resolve(facts)
    return placeholder.form === 'block' ? text : plain(text)
  })
}

export function resolvePlain(text: string, facts: ShopFacts): string {
  const known = placeholdersOf(facts)
  return applicable(text, facts).replace(PLACEHOLDER, (match, name: string) =>
    Object.hasOwn(known, name) ? (known[name]?.resolve(facts) ?? match) : match,
  )
}
