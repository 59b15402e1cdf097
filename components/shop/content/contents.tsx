import { cx } from '@/components/kit/ui/cx'
import type { Heading } from '@/domain/shop/content/content'
import { content } from '@/messages/shop/content/content'

interface ContentsProps {
  headings: readonly Heading[]
  /** Deepest heading level that is listed; 3 includes the questions of each section. */
  depth: 2 | 3
}

/** Table of contents as plain anchors, which work without scripts. */
export function Contents({ headings, depth }: ContentsProps) {
  const shown = headings.filter(({ level }) => level <= depth)
  if (shown.length < 2) return null
  return (
    <nav aria-labelledby="contents" data-chrome className="lg:sticky lg:top-10">
      <h2 id="contents" className="eyebrow text-ink-soft">
        {content.contents}
      </h2>
      <ul className="mt-3 max-h-[80dvh] overflow-y-auto border-l border-line">
        {shown.map(({ id, level, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={cx(
                'flex min-h-dense items-center py-1.5 pl-4 text-[0.9375rem] leading-snug hover:underline',
                level === 3 && 'pl-7 text-ink-soft',
                level === 2 && depth === 3 && 'font-semibold',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
