import { isMove, movesFrom, type Move } from '@/domain/kit/moves'

export const BUILD_STATES = ['to_build', 'in_production', 'ready', 'shipped', 'delivered'] as const
export type BuildState = (typeof BUILD_STATES)[number]

/** Allowed state transitions of a bike; its row stores the timestamp of each. */
export const BUILD_MOVES: readonly Move<BuildState, 'shop'>[] = [
  {
    from: 'to_build',
    to: 'in_production',
    by: ['shop'],
    follows: 'No upgrade or cancellation by the buyer.',
  },
  ...movesFrom<BuildState, 'shop'>({
    from: ['to_build', 'in_production'],
    to: 'ready',
    by: ['shop'],
    follows: 'Its frame number is entered. It can be shipped.',
  }),
  { from: 'ready', to: 'shipped', by: ['shop'], follows: 'It’s in a parcel.' },
  { from: 'shipped', to: 'delivered', by: ['shop'], follows: 'Its warranty begins.' },
]

const UNDONE = 'Within an hour, if it was marked by mistake.'

/** Reverse transitions for undoing a step. */
export const BUILD_UNDO_MOVES: readonly Move<BuildState, 'shop'>[] = [
  { from: 'in_production', to: 'to_build', by: ['shop'], follows: UNDONE },
  { from: 'delivered', to: 'shipped', by: ['shop'], follows: UNDONE },
]

/** Minutes within which the start of a build and a delivery can be undone. */
const STEP_UNDO_MINUTES = 60

export const stepUndoUntil = (at: Date): Date => new Date(at.getTime() + STEP_UNDO_MINUTES * 60_000)

interface BuildMoments {
  production_began_at: unknown
  ready_at: unknown
  shipped_at: unknown
  delivered_at: unknown
}

export function buildStateOf(bike: BuildMoments): BuildState {
  if (bike.delivered_at !== null) return 'delivered'
  if (bike.shipped_at !== null) return 'shipped'
  if (bike.ready_at !== null) return 'ready'
  return bike.production_began_at === null ? 'to_build' : 'in_production'
}

/** Checks whether a state transition is allowed; keeping the state always is. */
export function mayBuild(from: BuildState, to: BuildState): boolean {
  return isMove(BUILD_MOVES, { from, to })
}
