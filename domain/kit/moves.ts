export interface Move<State extends string, By extends string> {
  from: State
  to: State
  by: readonly By[]
  /** Description of the side effects of the transition. */
  follows: string
}

interface Transitions<State extends string, By extends string> {
  from: readonly State[]
  to: State
  by: readonly By[]
  follows: string
}

export function movesFrom<State extends string, By extends string>({
  from,
  ...rest
}: Transitions<State, By>): Move<State, By>[] {
  return from.map((one) => ({ from: one, ...rest }))
}

/** Checks whether a table lists a transition; staying in a state is always allowed. */
export function isMove<State extends string>(
  table: readonly Move<State, string>[],
  { from, to }: { from: State; to: State },
): boolean {
  return from === to || table.some((move) => move.from === from && move.to === to)
}
