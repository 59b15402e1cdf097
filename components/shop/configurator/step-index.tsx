import { Check } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { configurator as texts } from '@/messages/shop/configurator/configurator'

import { anchorOf, type Entry } from './configurator-steps'
import { useStepInView } from './use-step-in-view'

interface StepIndexProps {
  entries: readonly Entry[]
  done: readonly string[]
}

function StepIndexView({ entries, done }: StepIndexProps) {
  const current = useStepInView(entries)
  const isDone = (stepIds: readonly string[]) => stepIds.some((id) => done.includes(id))
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const box = list.current
    const link = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !link) return
    center(box, link)
  }, [current])

  return (
    <nav
      aria-label={texts.stepIndex}
      className="sticky top-[42dvh] z-20 border-b border-line bg-paper lg:top-0 print:hidden [@media(max-height:40rem)]:static"
    >
      <ol
        ref={list}
        onFocus={({ currentTarget, target }) => {
          // Browsers don't scroll to a focused link that is partly visible. Clicks must not scroll the list.
          if (target.matches(':focus-visible')) center(currentTarget, target)
        }}
        className="relative flex [scrollbar-width:none] gap-1 overflow-x-auto [mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] pr-10 pl-3 lg:pl-7"
      >
        {entries.map(({ id, title, stepIds }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${anchorOf(id)}`}
              aria-current={current === id ? 'step' : undefined}
              className={cx(
                'flex min-h-touch items-center gap-1.5 border-b-2 px-2 text-sm whitespace-nowrap -outline-offset-4',
                current === id
                  ? 'border-ink font-medium text-ink'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {isDone(stepIds) && <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />}
              {title}
              {isDone(stepIds) && <VisuallyHidden>{`, ${texts.stepDone}`}</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export const StepIndex = memo(StepIndexView)

/** Centers a link without scrollIntoView, which would scroll the page as well. */
function center(box: HTMLElement, link: HTMLElement): void {
  box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2
}
