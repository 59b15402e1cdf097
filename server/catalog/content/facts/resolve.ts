import { bikePlaceholders, bikesPlaceholders } from './bikes'
import { shopPlaceholders } from './shop'
import { plain, type Placeholders, type ShopFacts } from './shop-facts'

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g

/** Everything that a text may name in double braces. */
export function placeholdersOf(facts: ShopFacts): Placeholders {
  return { ...shopPlaceholders, ...bikesPlaceholders, ...bikePlaceholders(facts) }
}

/** The names in a text that no placeholder has. */
export function unknownPlaceholders(source: string, facts: ShopFacts): string[] {
  const known = placeholdersOf(facts)
  const names = [...source.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? [])
  return [...new Set(names)].filter((name) => !Object.hasOwn(known, name))
}

/** Markdown with its placeholders filled in. One that is not known stays as it is written. */
export function resolveMarkdown(source: string, facts: ShopFacts): string {
  const known = placeholdersOf(facts)
  return source.replace(PLACEHOLDER, (match, name: string) => {
    const placeholder = Object.hasOwn(known, name) ? known[name] : undefined
    if (!placeholder) return match
    const text = placeholder.resolve(facts)
    return placeholder.form === 'block' ? text : plain(text)
  })
}

/** The same for a title or a description, which are no Markdown. */
export function resolvePlain(text: string, facts: ShopFacts): string {
  const known = placeholdersOf(facts)
  return text.replace(PLACEHOLDER, (match, name: string) =>
    Object.hasOwn(known, name) ? (known[name]?.resolve(facts) ?? match) : match,
  )
}
