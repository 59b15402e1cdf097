import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import type { BikePage } from '@/hooks/office/bikes/use-bikes'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'

import { DraftList } from './draft-list'
import { NewSizeForm } from './new-size-form'

interface NewSizesProps {
  page: BikePage
  onChanged: (page: BikePage) => void
}

/** Adds draft sizes, which shoppers see once they are offered. */
export function NewSizes({ page, onChanged }: NewSizesProps) {
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState('')
  return (
    <section aria-label={texts.sizesSection} className="mb-8 max-w-5xl">
      <p role="status" className="mb-2 font-medium text-ok">
        {news}
      </p>
      {isOpen ? (
        <NewSizeForm
          {...{ page }}
          onAdded={(next, title) => {
            onChanged(next)
            setOpen(false)
            setNews(texts.sizeAdded(title))
          }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {texts.addSize}
        </Button>
      )}
      <DraftList
        {...{ page }}
        lists={['sizes']}
        onRemoved={(next, title) => {
          onChanged(next)
          setNews(texts.removed(title))
        }}
      />
    </section>
  )
}
