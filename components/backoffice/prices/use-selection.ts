import { useState } from 'react'

/** Which products are chosen: single ones, or all that match a filter. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [isAll, setAll] = useState(false)
  return {
    ids: [...ids],
    isAll,
    has: (id: number) => isAll || ids.has(id),
    /** Taking one away from all leaves what is on this page. */
    toggle: (id: number, page: readonly number[]) => {
      const next = new Set(isAll ? page : ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
      setAll(false)
    },
    selectAll: () => setAll(true),
    clear: () => {
      setIds(new Set())
      setAll(false)
    },
  }
}
