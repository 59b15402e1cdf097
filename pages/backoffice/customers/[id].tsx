import { useRouter } from 'next/router'

import { OfficeFrame } from '@/components/backoffice/office-frame'
import { CustomerScreen } from '@/components/backoffice/customers/customer-screen'
import { PageHead } from '@/components/layout/page-head'
import { customers as texts } from '@/messages/customers'

const BACK = { href: '/backoffice/customers', title: texts.all }

export default function BackofficeCustomerPage() {
  const { id } = useRouter().query
  const known = typeof id === 'string' ? id : null
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.customer} back={BACK}>
        <CustomerScreen id={known} />
      </OfficeFrame>
    </>
  )
}
