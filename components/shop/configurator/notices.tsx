import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { useOnline } from '@/hooks/kit/use-online'
import type { OpenedCode } from '@/hooks/shop/configurator/use-configurator-share'

import { isSoldOut } from './answers'
import { loadNoticeList } from './lazy-parts'

interface NoticesProps {
  configurator: Configurator
  opened: OpenedCode
  onRetryCode: () => void
}

/** Notices above the first step; the server-rendered page has none. */
export function Notices({ configurator, opened, onRetryCode }: NoticesProps) {
  const isOnline = useOnline()
  const { configuration, violations } = configurator
  const isWanted =
    !isOnline ||
    configuration.mode !== 'CNM' ||
    opened.status !== 'none' ||
    configuration.shared !== null ||
    isSoldOut(configurator) ||
    violations.length > 0
  const module = useLazyModule(loadNoticeList, isWanted)
  return (
    <div className="mt-5 flex flex-col gap-3 empty:hidden print:hidden">
      {module && isWanted && (
        <module.NoticeList {...{ configurator, isOnline, opened, onRetryCode }} />
      )}
    </div>
  )
}
