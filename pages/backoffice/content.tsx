import Link from 'next/link'

import { OfficeFrame } from '@/components/backoffice/office-frame'
import { TextsScreen } from '@/components/backoffice/texts-screen'
import { PageHead } from '@/components/layout/page-head'
import { officeLists as texts } from '@/messages/backoffice-lists'

export default function BackofficeContentPage() {
  const lead = (
    <>
      {texts.textsLead}{' '}
      <Link href="/developers" className="link">
        {texts.textsApi}
      </Link>
    </>
  )
  return (
    <>
      <PageHead title={texts.texts} isHidden />
      <OfficeFrame title={texts.texts} lead={lead}>
        <TextsScreen />
      </OfficeFrame>
    </>
  )
}
