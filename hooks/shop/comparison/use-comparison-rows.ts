import { rowsChosen, selectRowChoice } from '@/store/comparison/comparison-slice'

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

export function useComparisonRows() {
  const dispatch = useAppDispatch()
  const choice = useAppSelector(selectRowChoice)
  const { hidden } = choice
  return {
    ...choice,
    showOnlyDifferences: (onlyDifferences: boolean) =>
      void dispatch(rowsChosen({ hidden, onlyDifferences })),
    toggleRow: (id: string) => {
      const rest = hidden.filter((one) => one !== id)
      const next = rest.length < hidden.length ? rest : [...hidden, id]
      dispatch(rowsChosen({ ...choice, hidden: next }))
    },
    showAll: () => void dispatch(rowsChosen({ hidden: [], onlyDifferences: false })),
  }
}
