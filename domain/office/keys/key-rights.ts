import { isInRange } from '@/domain/kit/ip-range'

interface KeyRights {
  permissions: readonly string[]
  /** Empty for all addresses. */
  ip_ranges: readonly string[]
  /** Null: never. */
  expires_at: Date | null
}

/** Whether a changed key may do anything that it couldn't: more, from elsewhere, or for longer. */
export function isWidened(before: KeyRights, now: KeyRights): boolean {
  const isWithin = (range: string) => before.ip_ranges.some((known) => isInRange(range, known))
  return (
    now.permissions.some((one) => !before.permissions.includes(one)) ||
    (before.ip_ranges.length > 0 && !(now.ip_ranges.length > 0 && now.ip_ranges.every(isWithin))) ||
    (before.expires_at !== null && !(now.expires_at && now.expires_at <= before.expires_at))
  )
}
