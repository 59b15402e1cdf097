import { useState } from 'react'

import { useModeration } from '@/hooks/office/reviews/use-moderation'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { moderation as texts } from '@/messages/office/reviews/reviews'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { OfficeList } from '@/components/office/kit/office-list'
import { SampleRows } from '@/components/office/kit/sample-rows'
import { ReviewRow } from './review-row'

export function ReviewsScreen() {
  const controls = useModeration()
  const { filter, hrefOf, list } = controls
  const mayWrite = useMay()('marketing.write')
  const [open, setOpen] = useState<string | null>(null)
  const [done, setDone] = useState('')
  return (
    <>
      <FilterLinks
        filters={texts.lists}
        chosen={filter.list}
        hrefOf={(name) => hrefOf({ list: name })}
      />
      <p role="status" className="mt-3 text-sm font-medium text-ok empty:mt-0">
        {done && texts.saved(done)}
      </p>
      <OfficeList
        {...{ controls }}
        countOf={({ reviews }) => reviews.length}
        found={({ reviews }, isAll) => texts.found(reviews.length, isAll)}
        titles={texts}
        href="/backoffice/reviews"
      >
        {({ reviews }) => (
          <SampleRows rows={reviews}>
            <ul className="border-t border-line-strong">
              {reviews.map((review) => (
                <ReviewRow
                  key={review.id}
                  {...{ review, mayWrite }}
                  isOpen={open === review.id}
                  onToggle={(isOpen) => setOpen(isOpen ? review.id : null)}
                  onSaved={({ title }) => {
                    list.renew()
                    setDone(title)
                    setOpen(null)
                  }}
                  onChanged={list.renew}
                />
              ))}
            </ul>
            <p className="mt-3 hidden text-sm text-ink-soft lg:block">{texts.keys}</p>
          </SampleRows>
        )}
      </OfficeList>
    </>
  )
}
