import { OfficeFrame } from '@/components/backoffice/office-frame'
import { CustomersScreen } from '@/components/backoffice/customers/customers-screen'
import { PageHead } from '@/components/layout/page-head'
import { customers as texts } from '@/messages/customers'

export default function BackofficeCustomersPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead}>
        <CustomersScreen />
      </OfficeFrame>
    </>
  )
}
