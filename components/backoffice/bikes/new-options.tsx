import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { BikePage } from '@/hooks/use-bikes'
import { useDraftRemoval } from '@/hooks/use-new-options'
import { newOptions as texts } from '@/messages/bikes-new'
import { toSentence } from '@/messages/errors'

import { NewColorForm } from './new-color-form'
import { NewPartForm } from './new-part-form'

interface NewOptionsProps {
  page: BikePage
  onChanged: (page: BikePage) => void
}

const LOOK = '!px-3 text-sm lg:min-h-9'

/** What staff add to a bike: parts and colors that shoppers don’t see before they’re offered. */
export function NewOptions({ page, onChanged }: NewOptionsProps) {
  const [open, setOpen] = useState<'part' | 'color' | null>(null)
  const [news, setNews] = useState('')
  const added = (next: BikePage, title: string) => {
    onChanged(next)
    setOpen(null)
    setNews(texts.added(title))
  }
  const close = () => setOpen(null)
  return (
    <section aria-label={texts.section} className="mb-8 max-w-4xl">
      <p role="status" className="mb-2 font-medium text-ok">
        {news}
      </p>
      {open === null && (
        <p className="flex flex-wrap gap-3">
          <Button variant="secondary" className={LOOK} onClick={() => setOpen('part')}>
            {texts.part}
          </Button>
          <Button variant="secondary" className={LOOK} onClick={() => setOpen('color')}>
            {texts.color}
          </Button>
        </p>
      )}
      {open === 'part' && <NewPartForm {...{ page }} onAdded={added} onClose={close} />}
      {open === 'color' && <NewColorForm {...{ page }} onAdded={added} onClose={close} />}
      <Drafts
        {...{ page }}
        onRemoved={(next, title) => {
          onChanged(next)
          setNews(texts.removed(title))
        }}
      />
    </section>
  )
}

interface DraftsProps {
  page: BikePage
  onRemoved: (page: BikePage, title: string) => void
}

/** What was added and never offered: it can be taken away again. */
function Drafts({ page, onRemoved }: DraftsProps) {
  const { run, error } = useDraftRemoval(page.bike.slug)
  const { colors, parts } = page.state
  const drafts = [
    ...colors.map((one) => ({ ...one, list: 'colors' as const })),
    ...parts.map((one) => ({ ...one, list: 'parts' as const })),
  ].filter(({ withheld }) => withheld?.is_draft)
  if (drafts.length === 0) return null
  return (
    <div className="mt-4">
      <h2 className="font-medium">{texts.drafts}</h2>
      <p className="text-ink-soft">{texts.draftHint}</p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2 max-w-xl" />}
      <ul className="mt-1 border-t border-line">
        {drafts.map(({ list, id, title }) => (
          <li
            key={`${list}.${id}`}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line"
          >
            <span className="min-w-0 break-words">{title}</span>
            <Button
              variant="quiet"
              className={LOOK}
              aria-label={texts.removeOf(title)}
              onClick={async () => {
                const done = await run(list, id)
                if (done) onRemoved(done.answer, title)
              }}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
