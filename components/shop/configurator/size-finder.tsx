import type { FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { METRIC } from '@/domain/kit/constants'
import type { SizeAdvice, SizeFit } from '@/domain/shop/bikes/size-finder'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { useConfiguratorSizeFinder } from '@/hooks/shop/configurator/use-configurator-size-finder'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { finderTexts } from '@/messages/shop/configurator/configurator-parts'
import { length } from '@/utils/units'

import { body, bodyBand, inseamBand } from './price-text'

export function SizeFinder({ choices }: { choices: Choices }) {
  const { bike, unit, rider, actions } = choices
  const finder = useConfiguratorSizeFinder({ bike, unit, rider, onRider: actions.rider })
  const { fields, limits } = finder
  const suffix = unit === METRIC ? 'cm' : 'in'

  function submit(event: FormEvent) {
    event.preventDefault()
    finder.submit()
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={`${finderTexts.height} (${suffix})`}
          inputMode="decimal"
          autoComplete="off"
          value={fields.height}
          onChange={(event) => finder.type({ height: event.target.value })}
        />
        <TextField
          label={`${finderTexts.inseam} (${suffix})`}
          hint={finderTexts.inseamHint}
          inputMode="decimal"
          autoComplete="off"
          value={fields.inseam}
          onChange={(event) => finder.type({ inseam: event.target.value })}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-4">
        {finderTexts.find}
      </Button>
      <div role="status" className="mt-4">
        {finder.isBad && (
          <p className="text-sm text-bad">
            {finderTexts.badMeasures(
              bodyBand(limits.height, unit),
              inseamBand(limits.inseam, unit),
            )}
          </p>
        )}
        {rider && finder.advice && (
          <>
            <p className="text-sm text-ink-soft">
              {`${finderTexts.height} ${body(rider.height_cm, unit)}, ${finderTexts.inseam.toLowerCase()} ${body(rider.inseam_cm, unit)}`}
            </p>
            <p className="mt-1 max-w-read">{finder.advice.reason}</p>
          </>
        )}
      </div>
      {finder.advice && <Fits advice={finder.advice} choices={choices} />}
    </form>
  )
}

function Fits({ advice, choices }: { advice: SizeAdvice; choices: Choices }) {
  const fits = fitsOf(advice)
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {fits.map((fit) => (
        <li key={fit.size_id} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
          <Fit fit={fit} choices={choices} />
        </li>
      ))}
    </ul>
  )
}

function Fit({ fit, choices }: { fit: SizeFit; choices: Choices }) {
  const { build, unit, actions } = choices
  const isTaken = build.size_id === fit.size_id
  return (
    <>
      <div className="min-w-52 flex-1">
        <h3 className="font-medium">{texts.fitOf(fit.title)}</h3>
        <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 text-sm">
          <dt className="text-ink-soft">{finderTexts.clearance}</dt>
          <dd className="text-right figures">{length(fit.clearance_mm, unit)}</dd>
          <dt className="text-ink-soft">{finderTexts.saddleHeight}</dt>
          <dd className="text-right figures">{length(fit.saddle_height_mm, unit)}</dd>
          <dt className="text-ink-soft">{finderTexts.confidence}</dt>
          <dd className="text-right">{finderTexts.confidenceWords[fit.confidence]}</dd>
        </dl>
      </div>
      {isTaken ? (
        <p className="text-sm font-medium">{finderTexts.sizeTaken(fit.title)}</p>
      ) : (
        <Button onClick={() => actions.chooseSize(fit.size_id)}>
          {finderTexts.useSize(fit.title)}
        </Button>
      )}
    </>
  )
}

/** Returns the sizes to offer; if none fits, only the text mentions the nearest one. */
function fitsOf(advice: SizeAdvice): SizeFit[] {
  if (advice.kind === 'two') return [advice.best, advice.other]
  return advice.kind === 'one' ? [advice.best] : []
}
