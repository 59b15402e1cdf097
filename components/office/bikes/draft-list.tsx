import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { DraftList as ListName } from '@/domain/office/bikes/bikes-new'
import type { BikePage } from '@/hooks/office/bikes/use-bikes'
import { useDraftRemoval } from '@/hooks/office/bikes/use-new-options'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'
import { toSentence } from '@/messages/kit/errors'

interface DraftListProps {
  page: BikePage
  lists: readonly ListName[]
  onRemoved: (page: BikePage, title: string) => void
}

/** Lists draft options that were never offered, which can be deleted. */
export function DraftList({ page, lists, onRemoved }: DraftListProps) {
  const { run, error } = useDraftRemoval(page.bike.slug)
  const drafts = draftsOf(page).filter(({ list }) => lists.includes(list))
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
              size="small"
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

function draftsOf({ state, bike }: BikePage) {
  const { colors, parts, sizes } = state
  const titles = new Map(bike.sizes.map(({ id, title }) => [id, title]))
  return [
    ...colors.map((one) => ({ ...one, list: 'colors' as const, isIt: one.withheld?.is_draft })),
    ...parts.map((one) => ({ ...one, list: 'parts' as const, isIt: one.withheld?.is_draft })),
    ...sizes.map(({ id, is_draft }) => ({
      ...{ id, title: texts.size(titles.get(id) ?? ''), list: 'sizes' as const, isIt: is_draft },
    })),
  ].filter(({ isIt }) => isIt)
}
