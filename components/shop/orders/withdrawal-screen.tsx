import { useEffect, useRef, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { isEea } from '@/domain/shop/countries/eu-law'
import { useWithdrawal, type WithdrawalState } from '@/hooks/shop/withdrawal/use-withdrawal'
import { useReaderTime } from '@/hooks/kit/use-reader-time'
import {
  effectsOf,
  excludedLines,
  withdrawal as texts,
  withdrawalTexts,
} from '@/messages/shop/withdrawal/withdrawal'

import { ShipBack } from './ship-back'
import { WithdrawalConfirm } from './withdrawal-confirm'
import { WithdrawalStatement } from './withdrawal-statement'

/** Withdrawal without an account. @param orderNumber order number from the link */
export function WithdrawalScreen({ orderNumber }: { orderNumber: string }) {
  const controls = useWithdrawal(orderNumber)
  const { found, isDone, goOn, back } = controls
  const { moment } = useReaderTime()
  if (!found) {
    return (
      <Frame title={texts.title} lead={texts.lead} step={1} aside={<HowItWorks />}>
        <WithdrawalStatement controls={controls} />
      </Frame>
    )
  }
  const lawTexts = withdrawalTexts(isEea(found.country_code), found.lines)
  if (found.is_open && !isDone) {
    return (
      <Frame title={lawTexts.confirmTitle} lead={texts.order(found.order_number)} step={2}>
        <WithdrawalConfirm
          state={found}
          lawTexts={lawTexts}
          chosen={controls.chosen}
          onChoose={controls.choose}
          onConfirm={controls.confirm}
          isRunning={controls.isConfirming}
          error={controls.confirmError}
          onBack={back}
        />
      </Frame>
    )
  }
  const { title, paragraphs } = endOf(found, lawTexts, moment)
  return (
    <Frame title={title} lead={texts.order(found.order_number)}>
      <div role="status" className="flex flex-col gap-3">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {found.declared_at && (
        <ul className="mt-4 list-disc pl-6">
          {found.lines
            .filter(({ right }) => right === 'withdrawn')
            .map(({ position, title: item, count }) => (
              <li key={position}>{texts.line(item, count)}</li>
            ))}
        </ul>
      )}
      {found.ship_back && <ShipBack {...found.ship_back} />}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        {found.is_open && (
          <Button variant="secondary" onClick={goOn}>
            {lawTexts.more}
          </Button>
        )}
        <Button variant="secondary" onClick={back}>
          {texts.another}
        </Button>
      </div>
    </Frame>
  )
}

/** Returns the final message of a withdrawal that has nothing left to confirm. */
function endOf(
  { declared_at, until, lines }: WithdrawalState,
  lawTexts: ReturnType<typeof withdrawalTexts>,
  moment: (iso: string) => string,
) {
  const withdrawn = lines.filter(({ right }) => right === 'withdrawn')
  if (declared_at) {
    const paragraphs = [lawTexts.done(moment(declared_at)), ...effectsOf(withdrawn)]
    return { title: lawTexts.doneTitle, paragraphs }
  }
  if (until && lines.some(({ right }) => right === 'open')) {
    return { title: lawTexts.closedTitle, paragraphs: [texts.closed(until)] }
  }
  return { title: lawTexts.nothingTitle, paragraphs: excludedLines(lines, lawTexts) }
}

function HowItWorks() {
  return (
    <aside
      aria-labelledby="withdrawal-steps"
      className="rounded-lg bg-surface p-6 lg:col-span-5 lg:p-8"
    >
      <h2 id="withdrawal-steps" className="text-xl">
        {texts.stepsTitle}
      </h2>
      <ol className="mt-5 flex list-decimal flex-col gap-4 pl-6">
        {texts.steps.map((text) => (
          <li key={text} className="pl-2">
            {text}
          </li>
        ))}
      </ol>
    </aside>
  )
}

interface FrameProps {
  title: string
  lead: string
  step?: number
  aside?: ReactNode
  children: ReactNode
}

/** Focuses the heading of each new step, because the focused element is gone. */
function Frame({ title, lead, step, aside, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus()
    shown.current = title
  }, [title])
  return (
    <div className="wrap grid flex-1 items-start gap-x-16 gap-y-12 py-10 lg:grid-cols-12 lg:py-16">
      <div className="max-w-xl lg:col-span-7">
        {step && <p className="eyebrow text-ink-soft">{texts.step(step)}</p>}
        <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl text-balance">
          {title}
        </h1>
        <p className="mt-3 max-w-read text-ink-soft">{lead}</p>
        <div className="mt-8">{children}</div>
      </div>
      {aside}
    </div>
  )
}
