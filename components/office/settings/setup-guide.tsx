import { Check } from 'lucide-react'
import Link from 'next/link'

import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { hasFirstSteps } from '@/domain/office/settings/setup'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useSetup, type Setup } from '@/hooks/office/settings/use-setup'
import { toSentence } from '@/messages/kit/errors'
import { setup as texts } from '@/messages/office/settings/setup'

type Step = Setup['steps'][number]

/** The steps in which a company makes a new shop its own, for those who may change settings. */
export function SetupGuide() {
  const mayWrite = useMay()('settings.write')
  return mayWrite ? <Guide /> : null
}

function Guide() {
  const { state, isRunning, error, hide, mark } = useSetup()
  // The overview doesn't depend on the guide, so it waits for nothing and shows no failure.
  if (state.status !== 'ready') return null
  const setup = state.data
  const done = setup.steps.filter(({ is_done }) => is_done).length
  if (setup.is_hidden)
    return done === setup.steps.length ? null : (
      <Button
        variant="quiet"
        className="mb-4 self-start"
        size="small"
        onClick={() => void hide(setup, false)}
        isLoading={isRunning}
      >
        {texts.show}
      </Button>
    )
  return (
    <section
      aria-labelledby="setup-guide"
      className={cx(
        'rounded border border-line-strong bg-surface p-4 text-sm lg:p-5 xl:mb-10',
        hasFirstSteps(setup.steps) ? 'max-xl:order-last max-xl:mt-12' : 'max-xl:mb-10',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="setup-guide" className="text-xl">
          {texts.title}
        </h2>
        <p className="figures text-ink-soft">{texts.progress(done, setup.steps.length)}</p>
      </div>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
      <ol className="mt-3 grid gap-x-8 lg:grid-cols-2 2xl:grid-cols-3">
        {setup.steps.map((step, index) => (
          <StepRow
            key={step.step}
            {...{ step }}
            number={index + 1}
            onMark={() => void mark(setup, step.step)}
          />
        ))}
      </ol>
      <Button
        variant="quiet"
        className="mt-3"
        size="small"
        onClick={() => void hide(setup, true)}
        isLoading={isRunning}
      >
        {texts.hide}
      </Button>
    </section>
  )
}

interface StepRowProps {
  step: Step
  number: number
  onMark: () => void
}

function StepRow({ step: { step, is_done, is_marked }, number, onMark }: StepRowProps) {
  const { title, hint, href } = texts.steps[step]
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full figures text-xs',
          is_done ? 'bg-ok text-surface' : 'border border-line-strong',
        )}
      >
        {is_done ? <Check className="size-3.5" /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <Link href={href} className="inline-flex min-h-6 items-center font-medium link">
          {title}
        </Link>
        {is_done && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
        <p className="mt-0.5 text-ink-soft">{hint}</p>
      </div>
      {(!is_done || is_marked) && step !== 'open' && (
        <Button
          variant="quiet"
          size="small"
          aria-label={is_marked ? texts.unmark(title) : texts.mark(title)}
          onClick={onMark}
        >
          {is_marked ? texts.unmarkShort : texts.markShort}
        </Button>
      )}
    </li>
  )
}
