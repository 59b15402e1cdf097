import { Wrench } from 'lucide-react'
import { useId, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import type { LineFix } from '@/contract/shop/cart/cart'
import { lineLaw as texts } from '@/messages/shop/goods/line-law'

interface LineLawProps {
  problem: string | null
  fix: LineFix | null
  onTake: (fix: LineFix) => Promise<unknown>
  className?: string
}

/** Explains why a line can't be sold, and offers the one change that fixes it, with price and date. */
export function LineLaw({ problem, fix, onTake, className = 'mt-2' }: LineLawProps) {
  const [isTaking, setTaking] = useState(false)
  const id = useId()
  if (!problem) return null

  async function take(chosen: LineFix) {
    setTaking(true)
    await onTake(chosen)
    setTaking(false)
  }

  return (
    <div className={cx('text-sm', className)}>
      <p className="text-bad">{problem}</p>
      {fix && (
        <>
          <Button
            variant="secondary"
            className="mt-2 !px-3.5 !py-2 text-left text-sm"
            isLoading={isTaking}
            aria-describedby={id}
            onClick={() => void take(fix)}
          >
            <Wrench aria-hidden="true" className="size-4 shrink-0" />
            {fix.title}
          </Button>
          <p id={id} className="mt-1 text-ink-soft">
            {texts.effect(fix.shown_price, fix.shown_price_delta, fix.delivery_date)}
          </p>
        </>
      )}
    </div>
  )
}
