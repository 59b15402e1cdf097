import { openState, type DealerCalendar } from '@/domain/community/dealers/dealers'
import { clockText, zoneTime } from '@/domain/kit/zone-time'
import { useNow } from '@/hooks/kit/use-now'
import { dealersTexts as texts } from '@/messages/community/dealers/dealers'

/** Shows whether a dealer is open now, in its time zone. Space is reserved until that is known. */
export function OpenNow({
  dealer,
  hasClock = false,
}: {
  dealer: DealerCalendar
  hasClock?: boolean
}) {
  const now = useNow()
  if (!now) return <p className="min-h-5 text-sm" />
  const state = openState(dealer, now)
  const time = clockText(zoneTime(now, dealer.time_zone).minutes)
  return (
    <p className="flex min-h-5 flex-wrap items-baseline gap-x-3 text-sm">
      <span className={state.is_open ? 'font-medium text-ok' : 'text-ink-soft'}>
        {stateText(state)}
      </span>
      {hasClock && <span className="text-ink-soft">{texts.localTime(time)}</span>}
    </p>
  )
}

function stateText(state: ReturnType<typeof openState>): string {
  if (state.is_open) return texts.openUntil(state.until)
  if (!state.next) return texts.closedForLong
  return texts.opens(state.next.day, state.next.days, state.next.opens)
}
