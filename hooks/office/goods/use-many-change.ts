import { useState } from 'react'

import type { ManyInput, ManyPreview } from '@/contract/office/goods/goods'

import { useAction } from '@/hooks/kit/use-action'

export type { ManyInput } from '@/contract/office/goods/goods'

/** Counts what a change of many products would change, and applies exactly that. */
export function useManyChange(
  selection: ManyInput['selection'],
  onChanged: (changed: number) => void,
) {
  const [counted, setShown] = useState<{ input: ManyInput; preview: ManyPreview } | null>(null)
  const isSame = JSON.stringify(counted?.input.selection) === JSON.stringify(selection)
  const shown = isSame ? counted : null
  const preview = useAction(async ({ prices }, input: ManyInput) => {
    setShown(null)
    setShown({ input, preview: await prices.previewMany(input) })
  })
  const apply = useAction(async ({ prices }) => {
    if (!shown) return
    const { input } = shown
    // What was counted is no longer true once this is over, whether it worked or not.
    setShown(null)
    onChanged((await prices.changeMany({ ...input, seen: shown.preview.seen })).changed)
  })
  return { shown, preview, apply, leave: () => setShown(null) }
}
