import { MONEY, NEVER_MONEY } from '@/contract/kit/money'
import { fromDollars, toDollars, type Cents, type Dollars } from '@/domain/kit/money'

type Members = Record<string, unknown>
type Change = typeof fromDollars | typeof toDollars

/**
 * Converts a response's dollars to cents in place. @param notMoney members of this route to skip
 * @throws RangeError for dollars with more than two decimals
 * @example toCents({ lines: [{ price: 8.2 }] }) // { lines: [{ price: 820 }] }
 */
export function toCents<Answer>(answer: Answer, notMoney: readonly string[] = []): Answer {
  convert(answer, [...NEVER_MONEY, ...notMoney], fromDollars)
  return answer
}

/**
 * Returns a copy in dollars, because the body may be sent again. @param notMoney as in `toCents`
 * @example inDollars({ prices: [{ price: 820 }] }) // { prices: [{ price: 8.2 }] }
 */
export function inDollars(body: unknown, notMoney: readonly string[] = []): unknown {
  const sent = structuredClone(body)
  convert(sent, [...NEVER_MONEY, ...notMoney], toDollars)
  return sent
}

function convert(value: unknown, skipped: readonly string[], change: Change): void {
  if (Array.isArray(value)) return value.forEach((one) => convert(one, skipped, change))
  if (typeof value !== 'object' || value === null) return
  const members = value as Members
  for (const name of Object.keys(members)) {
    const member = members[name]
    if (typeof member === 'number') {
      if (MONEY.has(name) && !skipped.includes(name))
        members[name] = change(member as Cents & Dollars)
    } else if (typeof member === 'object' && !skipped.includes(name)) {
      convert(member, skipped, change)
    }
  }
}
