import { useState } from 'react'

import type { CatalogItem } from '@/contract/office/goods/goods'

import { useAction } from '@/hooks/kit/use-action'

export function useRetryPictures(item: CatalogItem, onChanged: (item: CatalogItem) => void) {
  const [isTried, setTried] = useState(false)
  const { run, isRunning, error } = useAction(({ prices }) => prices.retryPictures({ id: item.id }))

  async function retry() {
    const done = await run()
    if (!done) return
    setTried(true)
    onChanged(done.answer)
  }

  return { isTried, isRunning, error, retry }
}
