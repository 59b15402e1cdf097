import { useState } from 'react'

import { Disclosure } from '@/components/kit/ui/disclosure'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { lateGoods as texts } from '@/messages/shop/goods/goods-lazy'

const load = () => import('./delivered-price')

interface LazyDeliveredPriceProps {
  product: number
  /** Product name for screen readers, which may read the row alone. */
  title: string
  note?: string
  className?: string
}

/** Delivered price in a collapsed row; code and quote are lazy-loaded on first open. */
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
