import Link from 'next/link'
import { useId, useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { AwaitedItem } from '@/contract/shop/goods/stock-alerts'
import { useAwaitedItems } from '@/hooks/shop/goods/use-stock-alert'
import { toSentence } from '@/messages/kit/errors'
import { awaitedItems as texts } from '@/messages/shop/goods/stock-alert'

/** Sold-out items about which a member asked for an email. */
export function AwaitedItems() {
  const id = useId()
  const { state, retry, stop, error } = useAwaitedItems()
  const status = useRef<HTMLParagraphElement>(null)
  const [done, setDone] = useState('')

  async function stopWaiting(item: AwaitedItem) {
    setDone('')
    if (!(await stop(item.id))) return
    setDone(texts.stopped(item.title))
    // The focused button is gone with its item.
    status.current?.focus()
  }

  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-10">
      <h2 id={id} className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">{texts.lead}</p>
      <p ref={status} tabIndex={-1} role="status" className="text-ok not-empty:mb-4">
        {done}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
      <Loaded state={state} onRetry={retry}>
        {(items) =>
          items.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <ul className="border-t border-line">
              {items.map((item) => (
                <Row key={item.id} item={item} onStop={() => void stopWaiting(item)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Row({ item, onStop }: { item: AwaitedItem; onStop: () => void }) {
  const { title, path, asked_at } = item
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0">
        {path === null ? (
          <p className="wrap-anywhere">{title}</p>
        ) : (
          <Link href={path} className="wrap-anywhere link">
            {title}
          </Link>
        )}
        <p className="text-sm text-ink-soft">{texts.since(asked_at)}</p>
      </div>
      <Button variant="secondary" size="small" onClick={onStop}>
        {texts.stop}
        <VisuallyHidden>{texts.of(title)}</VisuallyHidden>
      </Button>
    </li>
  )
}
