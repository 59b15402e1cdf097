import { fromDollars, toDollars, type Cents, type Dollars } from '@/domain/kit/money'

type Members = Record<string, unknown>

/**
 * Converts a response's dollars to cents in place. @param paths as in `contract/kit/money.ts`
 * @throws RangeError for dollars with more than two decimals
 * @example toCents({ lines: [{ price: 8.2 }] }, ['lines.price']) // { lines: [{ price: 820 }] }
 */
export function toCents<Answer>(answer: Answer, paths: readonly string[]): Answer {
  for (const path of paths) convert(answer, path.split('.'), fromDollars)
  return answer
}

/**
 * Returns a copy in dollars, because the body may be sent again. @param paths as in `toCents`
 * @example inDollars({ prices: [{ price: 820 }] }, ['prices.price']) // { prices: [{ price: 8.2 }] }
 */
export function inDollars(body: unknown, paths: readonly string[]): unknown {
  if (paths.length === 0) return body
  const sent = structuredClone(body)
  for (const path of paths) convert(sent, path.split('.'), toDollars)
  return sent
}

type Change = typeof fromDollars | typeof toDollars

function convert(value: unknown, [name = '', ...rest]: readonly string[], change: Change): void {
  if (Array.isArray(value)) return value.forEach((one) => convert(one, [name, ...rest], change))
  if (typeof value !== 'object' || value === null) return
  const members = value as Members
  for (const key of name === '*' ? Object.keys(members) : [name]) {
    const member = members[key]
    if (rest.length > 0) convert(member, rest, change)
    else if (typeof member === 'number') members[key] = change(member as Cents & Dollars)
  }
}
