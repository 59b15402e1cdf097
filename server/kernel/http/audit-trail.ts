import type { RouteData } from '@/contract/kit/route'

import type { Caller } from './caller'
import type { Clock } from '../ports/clock'
import type { Log } from '../ports/log'
import type { AuditTrail } from '../audit/audited-db'
import { entityOf, type AuditEntity } from '../audit/entity'
import type { Snapshots } from '../audit/snapshots'
import { staffAction } from '../audit/staff-action'

export const NOT_AUDITED = 'changed without the audit log'

interface AuditedCall {
  params: Record<string, string>
  input: { body?: unknown }
  caller: Caller | null
  snapshots: Snapshots
}

export function trailOf(
  route: RouteData,
  { requestId, clock }: { requestId: string; clock: Clock },
  { params, input, caller, snapshots }: AuditedCall,
): AuditTrail | null {
  const action = staffAction(route)
  if (!action) return null
  return {
    origin: { action: action.name, requestId, at: clock.now(), actor: caller },
    body: input.body,
    entities: [entityOf(route.path, params)],
    snapshots,
    isStrict: action.policy === 'always',
    isEvaded: false,
    written: 0,
  }
}

/** Replaces the subjects derived from the path. Must be called before the entry is written. */
export function nameEntities(trail: AuditTrail, entities: readonly AuditEntity[]): void {
  if (trail.written > 0) trail.isEvaded = true
  trail.entities.splice(0, trail.entities.length, ...entities)
}

/** Logs writes outside of a transaction, so that the first test of such a route fails. */
export function requireTrail(
  { log, requestId }: { log: Log; requestId: string },
  trail: AuditTrail | null,
): void {
  if (!trail?.isEvaded) return
  log.error({ requestId, route: trail.origin.action }, NOT_AUDITED)
}
