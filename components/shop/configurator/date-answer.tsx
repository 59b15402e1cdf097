import { Zap } from 'lucide-react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { QuickerChoice } from '@/domain/shop/checkout/delivery'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { answerTexts } from '@/messages/shop/configurator/configurator-parts'
import { dateLong } from '@/utils/format'

import { deliveryAnswer } from './answers'
import { FigureLines } from './figure-lines'

export function DateAnswer({ configurator }: { configurator: Configurator }) {
  const { configuration, blocked, retry, figures, place: destination, actions } = configurator
  if (configuration.datesStatus === 'failed') {
    return <ErrorNotice sentence={answerTexts.deliveryFailed} onRetry={retry} />
  }
  if (deliveryAnswer(configurator).isBad) return <p>{blocked}</p>
  const { date, cause, quicker } = figures.delivery
  return (
    <>
      <p className="font-medium">
        {answerTexts.deliveryLead(dateLong(date), destination.country.title)}
      </p>
      <p className="mt-1 text-sm">{answerTexts.deliveryCause(cause)}</p>
      {configuration.datesStatus === 'loading' && (
        <p className="mt-1 text-sm text-ink-soft">{answerTexts.deliveryChecking}</p>
      )}
      {quicker && (
        <Quicker choice={quicker} onTake={() => actions.take('delivery', quicker.build)} />
      )}
      <DeliveryLines configurator={configurator} />
    </>
  )
}

function Quicker({ choice, onTake }: { choice: QuickerChoice; onTake: () => void }) {
  function take() {
    // Accepting removes the offer, so move the focus to the panel's heading.
    document.getElementById('answer-panel-title')?.focus({ preventScroll: true })
    onTake()
  }
  return (
    <div className="mt-4">
      <h3 className="mb-2 text-sm font-medium">{answerTexts.quickerTitle}</h3>
      <Button variant="secondary" onClick={take} className="!py-2 text-left text-sm">
        <Zap aria-hidden="true" className="size-4 shrink-0" />
        <span>
          {answerTexts.quicker(choice.title, choice.days_saved)}
          <span className="whitespace-nowrap">{answerTexts.quickerPrice(choice.priceDelta)}</span>
        </span>
      </Button>
    </div>
  )
}

function DeliveryLines({ configurator: { figures } }: { configurator: Configurator }) {
  const { parts, ready_date, transit_days, date } = figures.delivery
  return (
    <FigureLines
      className="mt-4"
      lines={[
        ...parts.map(({ title, days }) => ({ label: title, value: answerTexts.workingDays(days) })),
        { label: answerTexts.leavesFactory, value: dateLong(ready_date) },
        { label: answerTexts.transit, value: answerTexts.transitDays(transit_days) },
      ]}
      total={{ label: texts.delivery, value: dateLong(date) }}
    />
  )
}
