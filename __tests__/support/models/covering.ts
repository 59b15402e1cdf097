/** Returns rows that cover every pair of options of any two factors (greedy, deterministic). */
export function coveringRows<Option>(factors: readonly (readonly Option[])[]): Option[][] {
  const open = new Set<string>()
  const key = (a: number, x: number, b: number, y: number) =>
    a < b ? `${a}.${x}-${b}.${y}` : `${b}.${y}-${a}.${x}`
  factors.forEach((options, a) =>
    factors.forEach((others, b) => {
      if (b <= a) return
      options.forEach((_, x) => others.forEach((__, y) => open.add(key(a, x, b, y))))
    }),
  )
  const rows: Option[][] = []
  for (let next = first(open); next; next = first(open)) {
    const row = new Map<number, number>(
      next.split('-').map((one): [number, number] => {
        const [factor, option] = one.split('.').map(Number)
        return [factor ?? 0, option ?? 0]
      }),
    )
    factors.forEach((options, factor) => {
      if (row.has(factor)) return
      const gains = options.map(
        (_, option) => [...row].filter(([a, x]) => open.has(key(a, x, factor, option))).length,
      )
      row.set(factor, gains.indexOf(Math.max(...gains)))
    })
    for (const [a, x] of row) for (const [b, y] of row) open.delete(key(a, x, b, y))
    rows.push(
      factors.flatMap((options, factor) => {
        const option = options[row.get(factor) ?? 0]
        return option === undefined ? [] : [option]
      }),
    )
  }
  return rows
}

const first = (open: ReadonlySet<string>): string | undefined => open.values().next().value
