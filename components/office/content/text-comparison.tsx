import { Difference } from '@/components/kit/ui/difference'
import { Loaded } from '@/components/kit/ui/loaded'
import { useTextVersion, type TextAddress } from '@/hooks/office/content/use-office-content'
import { officeContent as texts } from '@/messages/office/content/content'

interface TextComparisonProps {
  address: TextAddress
  before: number
  after: number
}

export function TextComparison({ address, before, after }: TextComparisonProps) {
  const first = useTextVersion(address, before)
  const second = useTextVersion(address, after)
  return (
    <section aria-labelledby="difference-title" className="min-w-0">
      <h3 id="difference-title" className="font-medium">
        {texts.difference(before, after)}
      </h3>
      <Loaded state={first.state} onRetry={first.retry}>
        {(old) => (
          <Loaded state={second.state} onRetry={second.retry}>
            {(now) => <TextDiff before={old} after={now} />}
          </Loaded>
        )}
      </Loaded>
    </section>
  )
}

interface TextFields {
  title: string
  description: string
  source: string
}

const PARTS = [
  ['title', texts.titleField],
  ['description', texts.description],
  ['source', texts.source],
] as const

export function TextDiff({ before, after }: { before: TextFields; after: TextFields }) {
  const changed = PARTS.filter(([name]) => before[name] !== after[name])
  if (changed.length === 0) return <p className="mt-2 text-ink-soft">{texts.same}</p>
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={texts.changedWords}
      className="max-h-[70vh] overflow-y-auto"
    >
      {changed.map(([name, label]) => (
        <div key={name} className="mt-3">
          <p className="text-xs text-ink-soft">{label}</p>
          <Difference before={before[name]} after={after[name]} className="mt-1" />
        </div>
      ))}
    </div>
  )
}
