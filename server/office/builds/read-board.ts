import { BOARD_STATES, daysUntil } from '@/domain/office/builds/builds'
import { stepUndoUntil } from '@/domain/office/fulfillment/bike-build'
import { leavesOn } from '@/domain/office/capacity/capacity'
import { freeNumberOf } from '@/server/after-sale'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'

import { readPlan } from '../capacity/read-plan'
import { listOpenBuilds, type OpenBuild } from './queries'

export async function readBoard(deps: Pick<Deps, 'db' | 'clock'>) {
  const now = deps.clock.now()
  const today = dayOf(now)
  const [{ closed_days }, builds, { weeks }] = await Promise.all([
    readCatalog(deps.db),
    listOpenBuilds(deps.db),
    readPlan(deps),
  ])
  const columns = BOARD_STATES.map((state) => {
    const bikes = builds.filter((build) => build.state === state)
    const cards = bikes.map((one) => ({
      ...cardOf(one, leavesOn(one, closed_days), today),
      undo_until: state === 'in_production' ? undoUntil(one, now) : null,
    }))
    return {
      ...{ state, count: bikes[0]?.count ?? 0 },
      bikes: cards.sort((a, b) => a.days_left - b.days_left || a.id - b.id),
    }
  })
  return { columns, weeks }
}

function cardOf(build: OpenBuild, leaves_by: string, today: string) {
  const { id, number, name, email, title, size, color, promised, is_delayed, may_build } = build
  return {
    ...{ id, number, name, email, title, promised, leaves_by, is_delayed, may_build },
    detail: [size && `Size ${size}`, color].filter(Boolean).join(', '),
    days_left: daysUntil(leaves_by, today),
    cause: build.cause ?? '',
    free_number: freeNumberOf(build),
  }
}

function undoUntil({ began_ms }: OpenBuild, now: Date): string | null {
  if (began_ms === null) return null
  const until = stepUndoUntil(new Date(began_ms))
  return until > now ? until.toISOString() : null
}
