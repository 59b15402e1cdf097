import { useRouter } from 'next/router'

import { EntryScreen } from '@/components/backoffice/audit/entry-screen'
import { OfficeFrame } from '@/components/backoffice/office-frame'
import { PageHead } from '@/components/layout/page-head'
import { audit as texts } from '@/messages/audit'

const BACK = { href: '/backoffice/audit', title: texts.all }

export default function BackofficeAuditEntryPage() {
  const { id } = useRouter().query
  const known = typeof id === 'string' ? id : null
  return (
    <>
      <PageHead title={texts.entry} isHidden />
      <OfficeFrame title={texts.entry} back={BACK}>
        <EntryScreen id={known} />
      </OfficeFrame>
    </>
  )
}
