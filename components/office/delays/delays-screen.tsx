import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { weekOfItem } from '@/domain/office/delays/delays'
import {
  useDelayEnd,
  useDelayReport,
  useDelays,
  type Delays,
} from '@/hooks/office/delays/use-delays'
import { useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useModal } from '@/hooks/kit/use-modal'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { delays as texts, endDelayDialog } from '@/messages/office/delays/delays'
import { toSentence } from '@/messages/kit/errors'

import { EmptyList } from '@/components/office/kit/list-parts'
import { Part } from '@/components/office/kit/part'
import { DelayForm } from './delay-form'
import { DelayPreviewPart } from './delay-preview'

export function DelaysScreen() {
  const list = useDelays()
  const { value } = useOfficeAddress()
  const report = useDelayReport(list.renew, {
    item: value('item') ?? '',
    arrives_on: value('from') ?? '',
    ...(weekOfItem(value('item') ?? '') !== null && { cause: texts.fullCause }),
  })
  const mayChange = useMay()('orders.change')
  const { shown, done } = report
  return (
    <>
      {shown && <DelayPreviewPart {...{ report, shown }} />}
      {/* Hidden instead of unmounted, so that the input is still there when the user goes back. */}
      <div hidden={shown !== null}>
        <p role="status" className="mb-4 font-medium text-ok">
          {done && texts.done(done)}
        </p>
        {mayChange && <DelayForm report={report} />}
        <div className="mt-8">
          <Part title={texts.list} empty={null}>
            <Loaded state={list.state} onRetry={list.retry}>
              {(delays) => <DelayList {...{ delays, mayChange }} onEnded={list.renew} />}
            </Loaded>
          </Part>
        </div>
      </div>
    </>
  )
}

interface DelayListProps {
  delays: Delays
  mayChange: boolean
  onEnded: () => void
}

function DelayList({ delays, mayChange, onEnded }: DelayListProps) {
  if (delays.length === 0) return <EmptyList isPart title={texts.none} hint={texts.noneHint} />
  return (
    <ul className="border-t border-line text-sm">
      {delays.map((delay) => (
        <DelayRow key={delay.id} {...{ delay, mayChange, onEnded }} />
      ))}
    </ul>
  )
}

function DelayRow({
  delay,
  mayChange,
  onEnded,
}: Omit<DelayListProps, 'delays'> & { delay: Delays[number] }) {
  const { end, isRunning, error } = useDelayEnd(onEnded)
  const { ask } = useModal()
  const isActive = delay.state === 'active'
  const press = async () => {
    if (await ask(endDelayDialog(delay))) await end(delay.id)
  }
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-medium">{delay.title}</span>
        <Badge kind={isActive ? 'warn' : 'plain'}>{texts.state(delay.state)}</Badge>
        <span className="flex-1 text-ink-soft">{texts.facts(delay)}</span>
        {mayChange && isActive && (
          <Button
            variant="secondary"
            size="small"
            isLoading={isRunning}
            aria-label={texts.endOf(delay)}
            onClick={() => void press()}
          >
            {texts.end(delay.item)}
          </Button>
        )}
      </div>
      <p className="break-words text-ink-soft">{delay.cause}</p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </li>
  )
}
