export interface AuditEntity {
  kind: string
  id: string
}

/** Lets a handler name what it creates, inside the transaction, whose end writes the entry. */
export interface AuditSubjects {
  about(...entities: readonly AuditEntity[]): void
}

/**
 * Derives the subject of a route from the first parameter in its path.
 * @example entityOf('/api/backoffice/orders/:number/parcels/:parcel', { number: 'NK-1', parcel: '2' }) // orders, NK-1
 */
export function entityOf(path: string, params: Record<string, string>): AuditEntity {
  const parts = path.split('/').filter(Boolean)
  const first = parts.findIndex((part) => part.startsWith(':'))
  if (first < 0) return { kind: parts.at(-1) ?? '', id: '' }
  const rest = parts.slice(first)
  const end = rest.findIndex((part) => !part.startsWith(':'))
  const names = end < 0 ? rest : rest.slice(0, end)
  return {
    kind: parts[first - 1] ?? '',
    id: names.map((name) => params[name.slice(1)] ?? '').join('/'),
  }
}

/** Body fields whose text is defined by the shop and never contains personal data. */
const PLAIN_WORDS = new Set([
  ...['action', 'target', 'state', 'status', 'then', 'priority', 'topic', 'carrier', 'role'],
  ...[
    'sku',
    'due',
    'publish_at',
    'sent_on',
    'kind',
    'provider',
    'currency',
    'cause',
    'date',
    'reach',
  ],
])

/** Returns the numbers, flags and fixed values of a body. Free text and names stay unlogged. */
export function auditableInput(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) =>
        typeof value === 'number' ||
        typeof value === 'boolean' ||
        (typeof value === 'string' && PLAIN_WORDS.has(name)),
    ),
  )
}

export function reasonOf(body: unknown): string {
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : ''
  return typeof reason === 'string' ? reason : ''
}
