import type { LimitName } from '@/domain/kit/rate-limits'
import { memoryLimits, noLimits, type Limits } from '@/server/kernel/ports/limits'

/** Limits that count only some calls, so that a test reaches one of them alone. */
export function limitsWhere(isCounted: (name: LimitName) => boolean): Limits {
  const counted = memoryLimits()
  return {
    ...counted,
    take: (name, subject) => (isCounted(name) ? counted : noLimits).take(name, subject),
  }
}
