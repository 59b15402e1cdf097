import { useState } from 'react'

/** Selected products: by id, or all that match a filter. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [isAll, setAll] = useState(false)
  return {
    ids: [...ids],
    isAll,
    has: (id: number) => isAll || ids.has(id),
    /** Deselecting one of all matches reduces the selection to this page. */
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
