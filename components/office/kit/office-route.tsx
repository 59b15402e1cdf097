import { useState } from 'react'

import { PageHead } from '@/components/kit/layout/page-head'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import {
  useOfficePage,
  type OfficePages,
  type OpenOfficePage,
} from '@/hooks/office/kit/use-office-page'
import { backoffice as texts } from '@/messages/office/overview/overview'

import { OfficeFrame } from './office-frame'
import { OfficeTitleContext, type PageName } from './office-title'

/** Renders the back-office page of the URL; the frame persists across pages. */
export function OfficeRoute({ pages }: { pages: OfficePages }) {
  const open = useOfficePage(pages)
  const [name, setName] = useState<PageName | null>(null)
  const { body, ...frame } = open.status === 'open' ? open.page : placeholderFor(open)
  return (
    <>
      <PageHead title={name?.title ?? (frame.title || texts.name)} isHidden />
      <OfficeFrame {...frame} {...nameOf(name)}>
        <OfficeTitleContext value={setName}>
          <div key={open.status === 'open' ? open.key : open.status} className="contents">
            {body}
          </div>
        </OfficeTitleContext>
      </OfficeFrame>
    </>
  )
}

const nameOf = (name: PageName | null) =>
  name && { title: name.title, ...(name.back && { back: name.back }) }

function placeholderFor({ status }: OpenOfficePage) {
  if (status === 'missing') return { title: texts.missingTitle, body: <Missing /> }
  // After a deployment the old chunks are gone, so only a reload can load the code.
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
