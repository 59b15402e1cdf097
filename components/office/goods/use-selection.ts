import { useState } from 'react'

/** Manages the selection of products: by id, or all that match a filter. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [isAll, setAll] = useState(false)
  return {
    ids: [...ids],
    isAll,
    has: (id: number) => isAll || ids.has(id),
    /** If all matches are selected, deselecting one keeps only the other rows of this page selected. */
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
