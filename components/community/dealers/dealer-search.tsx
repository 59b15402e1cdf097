import { LocateFixed } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { Segmented } from '@/components/kit/ui/segmented'
import { DEALER_SERVICES } from '@/domain/community/dealers/dealers'
import type { DealersControls } from '@/hooks/community/dealers/use-dealers'
import { useTowns, type Town } from '@/hooks/community/dealers/use-towns'
import { useUnit } from '@/hooks/kit/use-unit'
import { dealersTexts as texts } from '@/messages/community/dealers/dealers'

import { townName } from './town-name'

interface DealerSearchProps {
  controls: DealersControls
}

const SERVICES = [
  { value: 'all' as const, title: texts.allServices },
  ...DEALER_SERVICES.map((value) => ({ value, title: texts.services[value] })),
]
const UNITS = [
  { value: 1 as const, title: texts.km },
  { value: 0 as const, title: texts.mi },
]

export function DealerSearch({ controls }: DealerSearchProps) {
  const { unit, setUnit } = useUnit()
  const { service, setService, position, origin, leaveOrigin } = controls
  return (
    <div className="flex flex-col gap-5 border-y border-line py-6">
      <div className="flex flex-wrap items-start gap-4">
        <TownField onChoose={(town) => controls.goTo({ kind: 'place', town })} />
        <div className="max-w-xs sm:pt-[1.625rem]">
          <Button variant="secondary" onClick={position.ask} isLoading={position.isAsking}>
            <LocateFixed aria-hidden="true" className="size-4" />
            {texts.usePosition}
          </Button>
          <p role="status" className="mt-1.5 text-sm text-ink-soft">
            {position.fault ? texts.positionFaults[position.fault] : texts.positionNote}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="-mx-5 max-w-[100vw] min-w-0 overflow-x-auto px-5 py-1 whitespace-nowrap sm:mx-0 sm:px-0">
          <Segmented
            legend={texts.filter}
            options={SERVICES}
            value={service ?? 'all'}
            onChange={(value) => setService(value === 'all' ? null : value)}
          />
        </div>
        <Segmented legend={texts.unit} options={UNITS} value={unit} onChange={setUnit} />
      </div>
      {origin && (
        <p className="flex flex-wrap items-center gap-x-4" role="status">
          {texts.sortedBy(origin.kind === 'place' ? townName(origin.town) : texts.yourPosition)}
          <button
            type="button"
            onClick={leaveOrigin}
            className="inline-flex min-h-touch items-center link"
          >
            {texts.leave}
          </button>
        </p>
      )}
    </div>
  )
}

/** Field with matching towns as buttons below, reachable with Tab; Enter chooses the first. */
function TownField({ onChoose }: { onChoose: (town: Town) => void }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const { state } = useTowns(typed === chosen ? '' : typed)
  const places = state?.status === 'ready' ? state.data : []

  function choose(town: Town) {
    setTyped(townName(town))
    setChosen(townName(town))
    onChoose(town)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const [first] = places
    if (first) choose(first)
  }

  return (
    <form role="search" onSubmit={submit} className="w-full sm:w-96">
      <TextField
        label={texts.near}
        hint={texts.nearHint}
        name="place"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={searchError(state)}
      />
      <p role="status" className="sr-only">
        {places.length > 0 && texts.found(places.length)}
      </p>
      {places.length > 0 && (
        <ul aria-label={texts.towns} className="mt-2 border-t border-line">
          {places.map((town) => (
            <li key={town.id} className="border-b border-line">
              <button
                type="button"
                onClick={() => choose(town)}
                className="min-h-touch w-full px-1 text-left hover:bg-surface"
              >
                {townName(town)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function searchError(state: ReturnType<typeof useTowns>['state']) {
  if (state?.status === 'failed') return texts.townsFailed
  return state?.status === 'ready' && state.data.length === 0 ? texts.noTown : undefined
}
