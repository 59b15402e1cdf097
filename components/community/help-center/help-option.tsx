import { Marked } from '@/components/kit/ui/marked'
import type { HelpHit } from '@/hooks/community/help-center/use-help-search'

export function HelpOption({ hit: { title, marks, category, found } }: { hit: HelpHit }) {
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          <Marked text={title} marks={marks} />
        </span>
        <span className="text-sm text-ink-soft">{category.title}</span>
      </span>
      <span className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
        <Marked text={found.text} marks={found.marks} />
      </span>
    </>
  )
}
