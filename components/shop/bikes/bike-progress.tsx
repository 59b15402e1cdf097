import { Check } from 'lucide-react'

import type { ProgressStep as Step } from '@/domain/shop/bikes/bike-progress'
import { garage as texts } from '@/messages/account/garage/garage'

interface BikeProgressProps {
  steps: readonly Step[]
  hint?: string
  level?: 'h2' | 'h3'
}

export function BikeProgress({ steps, hint, level: Heading = 'h3' }: BikeProgressProps) {
  const next = steps.find(({ is_done }) => !is_done)
  return (
    <section aria-labelledby="bike-progress" className="mt-5">
      <Heading id="bike-progress" className="text-lg font-semibold">
        {texts.progress}
      </Heading>
      <ol className="mt-3 ml-2 border-l border-line-strong pl-6">
        {steps.map((one) => (
          <ProgressStep key={one.step} {...one} isNext={one === next} />
        ))}
      </ol>
      {hint && <p className="mt-4 max-w-read text-sm text-ink-soft">{hint}</p>}
    </section>
  )
}

function ProgressStep({ step, is_done, date, isNext }: Step & { isNext: boolean }) {
  return (
    <li className="relative pb-4 last:pb-0" aria-current={isNext ? 'step' : undefined}>
      <Dot isDone={is_done} />
      <p className={is_done || isNext ? 'font-medium' : 'text-ink-soft'}>
        {texts.step(step, is_done)}
        {is_done && <span className="sr-only">: {texts.stepDone}</span>}
      </p>
      {isNext && <p className="text-sm">{texts.stepNext(step)}</p>}
      <p className="figures text-sm text-ink-soft">{texts.stepDate(date, is_done)}</p>
    </li>
  )
}

function Dot({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-0.5 -left-[2.125rem] grid size-5 place-items-center rounded-full border border-ink ${
        isDone ? 'bg-ink text-paper' : 'bg-paper'
      }`}
    >
      {isDone && <Check className="size-3" strokeWidth={3} />}
    </span>
  )
}
