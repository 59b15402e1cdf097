import { useState } from 'react'

import { Disclosure } from '@/components/ui/disclosure'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { lateGoods as texts } from '@/messages/goods-lazy'

const load = () => import('./delivered-price')

interface LazyDeliveredPriceProps {
  product: number
  /** What the product is called, for those who hear the row alone. */
  title: string
  note?: string
  className?: string
}

/** The delivered price behind a row that opens: its code and its answer are fetched when it first does. */
export function LazyDeliveredPrice({ product, title, note, className }: LazyDeliveredPriceProps) {
  const [isWanted, setWanted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const module = useLazyModule(load, isWanted, () => {
    setWanted(false)
    setFailed(true)
  })
  function want() {
    setFailed(false)
    setWanted(true)
  }
  return (
    <Disclosure
      title={
        <span>
          {texts.delivered}
          <span className="sr-only">{`: ${title}`}</span>
        </span>
      }
      onToggle={(event) => {
        if (event.currentTarget.open) want()
      }}
      {...(className ? { className } : {})}
    >
      <noscript>{texts.needsScript}</noscript>
      {module && <module.DeliveredPrice product={product} {...(note ? { note } : {})} />}
      {hasFailed && <ErrorNotice sentence={texts.failed} onRetry={want} />}
      {!module && !hasFailed && <Skeleton className="h-40 w-full" />}
    </Disclosure>
  )
}
