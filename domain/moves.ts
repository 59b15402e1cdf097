/** One way from a state to another. */
export interface Move<State extends string, By extends string> {
  from: State
  to: State
  by: readonly By[]
  /** What goes along with it. */
  follows: string
}

interface Transitions<State extends string, By extends string> {
  from: readonly State[]
  to: State
  by: readonly By[]
  follows: string
}

/** The moves of several states to the same one. */
export function movesFrom<State extends string, By extends string>({
  from,
  ...rest
}: Transitions<State, By>): Move<State, By>[] {
  return from.map((one) => ({ from: one, ...rest }))
}

/** Whether a table lists a move; to stay where one is, is no move and always possible. */
export function isMove<State extends string>(
  table: readonly Move<State, string>[],
  { from, to }: { from: State; to: State },
): boolean {
  return from === to || table.some((move) => move.from === from && move.to === to)
}
