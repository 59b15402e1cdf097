import { bikePlaceholders, bikesPlaceholders } from './bikes'
import { shopPlaceholders } from './shop'
import { plain, type Placeholders, type ShopFacts } from './shop-facts'

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g

export function placeholdersOf(facts: ShopFacts): Placeholders {
  return { ...shopPlaceholders, ...bikesPlaceholders, ...bikePlaceholders(facts) }
}

export function unknownPlaceholders(source: string, facts: ShopFacts): string[] {
  const known = placeholdersOf(facts)
  const names = [...source.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? [])
  return [...new Set(names)].filter((name) => !Object.hasOwn(known, name))
}

/** Fills in placeholders; unknown ones stay as written. */
export function resolveMarkdown(source: string, facts: ShopFacts): string {
  const known = placeholdersOf(facts)
  return source.replace(PLACEHOLDER, (match, name: string) => {
    const placeholder = Object.hasOwn(known, name) ? known[name] : undefined
    if (!placeholder) return match
    const text = placeholder.resolve(facts)
    return placeholder.form === 'block' ? text : plain(text)
  })
}

export function resolvePlain(text: string, facts: ShopFacts): string {
  const known = placeholdersOf(facts)
  return text.replace(PLACEHOLDER, (match, name: string) =>
    Object.hasOwn(known, name) ? (known[name]?.resolve(facts) ?? match) : match,
  )
}
