import { useEffect, useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { game as texts } from '@/messages/shop/home/game'

type Round =
  | { step: 'idle' | 'waiting' | 'early' }
  | { step: 'green'; since: number }
  | { step: 'done'; ms: number }

const LEAST_WAIT_MS = 1_500
const MOST_WAIT_MS = 4_000

export function BrakeTest() {
  const [round, setRound] = useState<Round>({ step: 'idle' })
  const [best, setBest] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function press() {
    clearTimeout(timer.current)
    if (round.step === 'waiting') return setRound({ step: 'early' })
    if (round.step === 'green') {
      const ms = Math.round(performance.now() - round.since)
      setBest(Math.min(ms, best ?? ms))
      return setRound({ step: 'done', ms })
    }
    setRound({ step: 'waiting' })
    const wait = LEAST_WAIT_MS + Math.random() * (MOST_WAIT_MS - LEAST_WAIT_MS)
    timer.current = setTimeout(() => setRound({ step: 'green', since: performance.now() }), wait)
  }

  return (
    <div className="wrap flex-1 py-10 lg:py-16">
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="mt-3 max-w-read text-ink-soft">{texts.lead}</p>
      <div className="mt-10 flex max-w-xl flex-col items-start gap-6 border-t border-line pt-6">
        <Button
          size="large"
          variant={round.step === 'waiting' ? 'secondary' : 'primary'}
          tone={round.step === 'green' ? 'stage' : 'paper'}
          isWide
          className="min-h-40"
          onClick={press}
        >
          {round.step === 'green' ? texts.go : round.step === 'waiting' ? texts.wait : texts.start}
        </Button>
        <p role="status" className="min-h-7 figures">
          {round.step === 'early' && texts.early}
          {round.step === 'done' && texts.result(round.ms)}
        </p>
        {best !== null && <p className="text-ink-soft">{texts.best(best)}</p>}
      </div>
    </div>
  )
}
