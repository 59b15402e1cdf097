import { Rotate3d } from 'lucide-react'
import { useCallback, useState } from 'react'

import { hasWebGl, savesData } from '@/components/shop/bike3d/can-turn'
import { useFocusBack } from '@/components/shop/bike3d/use-focus-back'
import { Button } from '@/components/kit/ui/button'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { useModal } from '@/hooks/kit/use-modal'
import { pairTexts as texts } from '@/messages/shop/comparison/comparison-pair'
import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { logError } from '@/utils/log-error'

const loadPair = () => import('./pair-view')

type Status = 'offered' | 'loading' | 'shown' | 'failed'

export function PairOffer({ pair }: { pair: readonly [ComparedColumn, ComparedColumn] }) {
  const [canTurn] = useState(hasWebGl)
  const [status, setStatus] = useState<Status>('offered')
  const isWanted = status === 'loading' || status === 'shown'
  const fail = useCallback((fault: unknown) => {
    logError('The bikes can’t be shown in 3D', { fault: String(fault) })
    setStatus('failed')
  }, [])
  const miss = useCallback(() => fail('Not loaded'), [fail])
  const module = useLazyModule(loadPair, isWanted, miss)
  const button = useFocusBack(status === 'shown')
  const { ask } = useModal()
  if (!canTurn) return null

  async function begin() {
    if (savesData() && !(await ask(turnTexts.dataDialog))) return
    setStatus('loading')
  }
  return (
    <>
      {isWanted && module && (
        <module.PairView
          pair={pair}
          onShown={() => setStatus('shown')}
          onFault={fail}
          onEnd={() => setStatus('offered')}
        />
      )}
      {status !== 'shown' && (
        <Button
          ref={button}
          variant="secondary"
          isLoading={status === 'loading'}
          onClick={() => void begin()}
          className="mt-6"
        >
          <Rotate3d aria-hidden="true" className="size-5" />
          {texts.open}
        </Button>
      )}
      <p role="status" className="mt-2 text-ink-soft empty:hidden">
        {status === 'loading' && texts.loading}
        {status === 'failed' && texts.failed}
      </p>
    </>
  )
}
