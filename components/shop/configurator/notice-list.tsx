import { WifiOff, X } from 'lucide-react'
import Link from 'next/link'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { IconButton } from '@/components/kit/ui/icon-button'
import { StockAlert } from '@/components/shop/goods/stock-alert'
import { sizeOf } from '@/domain/shop/bikes/build'
import { fixesFor } from '@/domain/shop/bikes/fixes'
import { frameSku } from '@/domain/shop/bikes/frame-sku'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import type { OpenedCode } from '@/hooks/shop/configurator/use-configurator-share'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { noticeTexts } from '@/messages/shop/configurator/configurator-parts'
import { toSentence } from '@/messages/kit/errors'

import { isSoldOut } from './answers'
import { EditNotice } from './edit-notice'
import { Notice } from './notice'
import { OptionFixes } from './option-fixes'

interface NoticeRowProps {
  configurator: Configurator
}

interface NoticeListProps extends NoticeRowProps {
  isOnline: boolean
  opened: OpenedCode
  onRetryCode: () => void
}

/** Notices for unusual visits, for example without a connection; lazy-loaded by `Notices`. */
export function NoticeList({ configurator, isOnline, opened, onRetryCode }: NoticeListProps) {
  return (
    <>
      {!isOnline && (
        <Notice icon={<WifiOff aria-hidden="true" className="size-5" />}>
          {noticeTexts.offline}
        </Notice>
      )}
      {configurator.configuration.mode !== 'CNM' && <EditNotice configurator={configurator} />}
      {opened.status === 'failed' && (
        <ErrorNotice
          sentence={toSentence(opened.error)}
          {...(opened.error.kind === 'problem' ? {} : { onRetry: onRetryCode })}
        />
      )}
      {opened.status === 'other-bike' && (
        <Notice>
          {noticeTexts.sharedOtherBike(configurator.bike.title)}{' '}
          <Link className="link" href={`/configurator/${opened.slug}?build=${opened.code}`}>
            {noticeTexts.openOtherBike}
          </Link>
        </Notice>
      )}
      <SharedNotice configurator={configurator} />
      <BrokenNotice configurator={configurator} />
      <SoldOutNotice configurator={configurator} />
    </>
  )
}

function SharedNotice({ configurator }: { configurator: Configurator }) {
  const { configuration, actions } = configurator
  const { shared } = configuration
  if (!shared) return null
  return (
    <Notice>
      <div className="flex items-start justify-between gap-2">
        <p className="font-medium">{noticeTexts.sharedTitle(shared.code)}</p>
        <IconButton
          label={noticeTexts.dismiss}
          onClick={actions.closeShared}
          className="-my-2.5 -mr-3"
        >
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {shared.differences.length === 0 ? (
        <p className="text-sm text-ink-soft">{noticeTexts.sharedSame}</p>
      ) : (
        <>
          <p className="mt-1 text-sm">{noticeTexts.sharedChanged}</p>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {shared.differences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-1 text-sm text-ink-soft">{noticeTexts.sharedUndo}</p>
    </Notice>
  )
}

/** Notice for a build made invalid by another country, or by a catalog change since it was stored. */
function BrokenNotice({ configurator }: { configurator: Configurator }) {
  const { bike, build, place: destination, violations, actions } = configurator
  if (violations.length === 0) return null
  const fixes = fixesFor(bike, build, null, destination.country)
  return (
    <section
      data-option
      aria-labelledby="broken-build"
      className="rounded border-l-2 border-warn bg-surface px-4 py-3"
    >
      <h2 id="broken-build" className="font-medium">
        {noticeTexts.brokenTitle}
      </h2>
      <ul className="mt-1 mb-3 text-sm">
        {violations.map(({ rule_id, reason }) => (
          <li key={rule_id + reason}>{reason}</li>
        ))}
      </ul>
      {fixes.length > 0 && (
        <OptionFixes
          title={noticeTexts.brokenTitle}
          lead={noticeTexts.brokenLead}
          fixes={fixes}
          onTake={(next) => actions.take('fix', next)}
        />
      )}
    </section>
  )
}

/** Offers to tell when the frame is back; changes of an ordered bike need none. */
function SoldOutNotice({ configurator }: NoticeRowProps) {
  const { bike, build, rules } = configurator
  if (rules || !isSoldOut(configurator)) return null
  const size = sizeOf(bike, build.size_id)?.title ?? ''
  const sku = frameSku(bike.slug, size)
  return (
    <Notice>
      <p className="mb-2 font-medium">{texts.soldOutIn(bike.title, size)}</p>
      <StockAlert key={sku} sku={sku} />
    </Notice>
  )
}
