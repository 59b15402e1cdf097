import { Link as LinkIcon, Printer } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { orders as texts } from '@/messages/shop/orders/orders'
import { copyText } from '@/utils/clipboard'

/** The order's link, which grants access to this page, with a copy button. */
export function OrderLink({ className }: { className?: string }) {
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null)

  const copy = async () =>
    setResult((await copyText(window.location.href)) ? 'copied' : 'notCopied')

  return (
    <section aria-labelledby="order-link" className={cx('self-start', className)}>
      <h2 id="order-link" className="text-xl">
        {texts.keepLink}
      </h2>
      <p className="mt-3 text-ink-soft">{texts.keepLinkHint}</p>
      <Button variant="secondary" className="mt-4" onClick={() => void copy()}>
        <LinkIcon aria-hidden="true" className="size-4" />
        {texts.copyLink}
      </Button>
      <Button variant="secondary" className="mt-4 ml-3" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        {texts.print}
      </Button>
      <p role="status" className="mt-2 text-sm">
        {result && texts[result]}
      </p>
    </section>
  )
}
