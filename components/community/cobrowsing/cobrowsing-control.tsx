import { useCurrentPath } from '@/components/kit/layout/use-current-path'
import { isPrivatePath } from '@/domain/kit/private-paths'
import { useCobrowsing } from '@/hooks/community/cobrowsing/use-cobrowsing'
import { cobrowsing as texts } from '@/messages/community/cobrowsing/cobrowsing'

/** Starts and stops sharing, and always shows whether it is on. */
export function CobrowsingControl() {
  const { status, share, end } = useCobrowsing()
  const isPrivate = isPrivatePath(useCurrentPath())
  if (status === 'off') {
    if (isPrivate) return null
    return (
      <button type="button" onClick={share} className="inline-flex min-h-touch items-center">
        <span className="link">{texts.share}</span>
      </button>
    )
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span role="status">{status === 'running' ? texts.isOn : texts.isPaused}</span>
      <button type="button" onClick={end} className="min-h-touch font-medium text-volt">
        <span className="link">{texts.end}</span>
      </button>
    </span>
  )
}
