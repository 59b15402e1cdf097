import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import type { BikePage } from '@/hooks/office/bikes/use-bikes'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'

import { DraftList } from './draft-list'
import { NewColorForm } from './new-color-form'
import { NewPartForm } from './new-part-form'

interface NewOptionsProps {
  page: BikePage
  onChanged: (page: BikePage) => void
}

/** Adds draft parts and colors, which shoppers see once they are offered. */
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
    <section aria-label={texts.section} className="max-w-4xl">
      <p role="status" className="mb-2 font-medium text-ok empty:hidden">
        {news}
      </p>
      {open === null && (
        <p className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => setOpen('part')}>
            {texts.part}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setOpen('color')}>
            {texts.color}
          </Button>
        </p>
      )}
      {open === 'part' && <NewPartForm {...{ page }} onAdded={added} onClose={close} />}
      {open === 'color' && <NewColorForm {...{ page }} onAdded={added} onClose={close} />}
      <DraftList
        {...{ page }}
        lists={['colors', 'parts']}
        onRemoved={(next, title) => {
          onChanged(next)
          setNews(texts.removed(title))
        }}
      />
    </section>
  )
}
