import { PageHead } from '@/components/layout/page-head'
import { ErrorNotice } from '@/components/ui/error-notice'
import { LinkButton } from '@/components/ui/link-button'
import { Skeleton } from '@/components/ui/skeleton'
import { useOfficePage, type OfficePages, type OpenOfficePage } from '@/hooks/use-office-page'
import { backoffice as texts } from '@/messages/backoffice'

import { OfficeFrame } from './office-frame'

/** The page of the back office that the address names, in a frame that stays while pages change. */
export function OfficeRoute({ pages }: { pages: OfficePages }) {
  const open = useOfficePage(pages)
  const { body, ...frame } = open.status === 'open' ? open.page : placeholderFor(open)
  return (
    <>
      <PageHead title={frame.title || texts.name} isHidden />
      <OfficeFrame {...frame}>
        <div key={open.status === 'open' ? open.key : open.status} className="contents">
          {body}
        </div>
      </OfficeFrame>
    </>
  )
}

function placeholderFor({ status }: OpenOfficePage) {
  if (status === 'missing') return { title: texts.missingTitle, body: <Missing /> }
  // The shop may have been updated meanwhile: then only a new start has the code.
  const reload = () => window.location.reload()
  if (status === 'failed')
    return { title: texts.name, body: <ErrorNotice sentence={texts.pageLate} onRetry={reload} /> }
  return { title: '', body: <Skeleton className="h-64 w-full" /> }
}

function Missing() {
  return (
    <>
      <p className="max-w-read text-ink-soft">{texts.missing}</p>
      <LinkButton href="/backoffice" className="mt-6">
        {texts.toOverview}
      </LinkButton>
    </>
  )
}
