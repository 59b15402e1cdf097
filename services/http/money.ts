import { fromDollars, toDollars, type Cents, type Dollars } from '@/domain/money'

type Members = Record<string, unknown>

/**
 * Turns the dollars of an answer into cents, in place: the answer is nobody else's yet.
 * @param paths as of `contract/money.ts`; what an answer leaves out or holds as null stays so
 * @throws RangeError for dollars with more than two decimals
 * @example toCents({ lines: [{ price: 8.2 }] }, ['lines.price']) // { lines: [{ price: 820 }] }
 */
export function toCents<Answer>(answer: Answer, paths: readonly string[]): Answer {
  for (const path of paths) convert(answer, path.split('.'))
  return answer
}

function convert(value: unknown, [name = '', ...rest]: readonly string[]): void {
  if (Array.isArray(value)) return value.forEach((one) => convert(one, [name, ...rest]))
  if (typeof value !== 'object' || value === null) return
  const members = value as Members
  for (const key of name === '*' ? Object.keys(members) : [name]) {
    const member = members[key]
    if (rest.length > 0) convert(member, rest)
    else if (typeof member === 'number') members[key] = fromDollars(member as Dollars)
  }
}

/**
 * A body with the cents of its own members turned into dollars; what it leaves out or holds as null stays so.
 * @example inDollars({ amount: 820, reason: '' }, ['amount']) // { amount: 8.2, reason: '' }
 */
export function inDollars(body: unknown, members: readonly string[]): unknown {
  if (members.length === 0 || typeof body !== 'object' || body === null) return body
  const sent: Members = { ...body }
  for (const name of members) {
    if (typeof sent[name] === 'number') sent[name] = toDollars(sent[name] as Cents)
  }
  return sent
}
