import { ChevronUp } from 'lucide-react'
import { memo, useCallback, useState, type KeyboardEvent } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { countries as countryTexts } from '@/messages/shop/countries/countries'

import { AddToCart } from './add-to-cart'
import { answersOf, type Answer, type AnswerName } from './answers'
import { BuildStatus } from './build-status'
import { loadAnswers } from './lazy-parts'

function preload() {
  loadAnswers().catch(() => {
    // Ignored; opening the panel retries the import and reports errors.
  })
}

function AnswerBarView({ configurator }: { configurator: Configurator }) {
  const { place: destination } = configurator
  const [open, setOpen] = useState<AnswerName | null>(null)
  const answers = answersOf(configurator)
  const dismiss = useCallback(() => setOpen(null), [])
  const module = useLazyModule(loadAnswers, open !== null, dismiss)
  const Panel = open && module?.panels[open]

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || open === null) return
    event.stopPropagation()
    close()
  }
  function close() {
    const opener = open
    setOpen(null)
    if (opener) document.getElementById(`answer-${opener}`)?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-label={texts.answers}
      onKeyDown={closeOnEscape}
      className="sticky bottom-0 z-30 border-t border-line bg-paper lg:col-span-2 print:hidden [@media(max-height:24rem)]:static"
    >
      {module && Panel && (
        <module.AnswerPanel key={open} title={texts[open]} onClose={close}>
          <Panel configurator={configurator} />
        </module.AnswerPanel>
      )}
      {destination.status === 'failed' && (
        <ErrorNotice
          sentence={countryTexts.failed(destination.error)}
          onRetry={destination.load}
          className="m-3 mb-0"
        />
      )}
      <div className="flex flex-col gap-x-8 gap-y-2 px-3 py-2 sm:flex-row sm:items-center lg:px-7 lg:py-3">
        <ul className="flex justify-between sm:grow sm:flex-wrap sm:justify-start sm:gap-x-3 lg:grow-0">
          {answers.map((answer) => (
            <li key={answer.name}>
              <AnswerButton
                answer={answer}
                isOpen={open === answer.name}
                isShown={open === answer.name && module !== undefined}
                onPress={() => setOpen(open === answer.name ? null : answer.name)}
              />
            </li>
          ))}
        </ul>
        <BuildStatus configurator={configurator} />
        <AddToCart configurator={configurator} />
      </div>
    </section>
  )
}

interface AnswerButtonProps {
  answer: Answer
  isOpen: boolean
  /** Whether the panel is shown; false while it is loading. */
  isShown: boolean
  onPress: () => void
}

function AnswerButton({ answer, isOpen, isShown, onPress }: AnswerButtonProps) {
  return (
    <button
      type="button"
      id={`answer-${answer.name}`}
      aria-expanded={isOpen}
      aria-controls={isShown ? 'answer-panel' : undefined}
      onClick={onPress}
      onPointerEnter={preload}
      onFocus={preload}
      className={cx(
        'flex min-h-touch flex-col items-start rounded py-1 text-left hover:bg-ink/6 min-[360px]:px-1 sm:px-3',
        isOpen && 'bg-ink/6',
      )}
    >
      <span className="flex items-center gap-1 text-xs text-ink-soft">
        {answer.label}
        <ChevronUp
          aria-hidden="true"
          className={cx('size-3 transition-transform', isOpen && 'rotate-180')}
        />
      </span>
      <span
        className={cx(
          'figures text-xs whitespace-nowrap min-[360px]:text-sm sm:text-lg',
          answer.isBad && 'text-bad',
        )}
      >
        {answer.value}
      </span>
    </button>
  )
}

export const AnswerBar = memo(AnswerBarView)
