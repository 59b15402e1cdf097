import { Button } from '@/components/kit/ui/button'
import type { Brand } from '@/domain/kit/brand'
import type { BrandVersion } from '@/hooks/office/brand/use-brand'
import { brandTexts as texts } from '@/messages/office/brand/brand'
import { officeMoment } from '@/messages/office/overview/overview'

interface BrandDraftProps {
  draft: BrandVersion
  mayWrite: boolean
  isRunning: boolean
  onUse: (brand: Brand) => void
  onRemove: () => void
}

/** Notice of a draft that isn't published. */
export function BrandDraft({ draft, mayWrite, isRunning, onUse, onRemove }: BrandDraftProps) {
  return (
    <div className="mb-6 border-l-2 border-warn px-3 py-1">
      <p>{texts.draft(draft.by, officeMoment(draft.at))}</p>
      {mayWrite && (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => onUse(draft.brand)}>
            {texts.useDraft}
          </Button>
          <Button variant="quiet" size="small" isLoading={isRunning} onClick={onRemove}>
            {texts.removeDraft}
          </Button>
        </div>
      )}
    </div>
  )
}

interface BrandHistoryProps {
  versions: readonly BrandVersion[]
  mayWrite: boolean
  onUse: (brand: Brand) => void
}

/** What was published before; an earlier version goes into the form, to be published again. */
export function BrandHistory({ versions, mayWrite, onUse }: BrandHistoryProps) {
  if (versions.length === 0) return null
  return (
    <details className="mt-10 border-t border-line pt-4">
      <summary className="min-h-touch cursor-pointer text-xl">{texts.history.title}</summary>
      <ol className="mt-2 divide-y divide-line">
        {versions.map(({ at, by, brand }) => (
          <li key={at} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1">
              {texts.history.entry(by, officeMoment(at))}
              <span className="block text-xs text-ink-soft">
                {brand.name} · {brand.heading}
              </span>
            </span>
            {mayWrite && (
              <Button variant="secondary" size="small" onClick={() => onUse(brand)}>
                {texts.history.use}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
