import { FirstAdminScreen } from '@/components/auth/link-screens'
import { PageHead } from '@/components/layout/page-head'
import { account } from '@/messages/account'

export default function FirstAdminPage() {
  return (
    <>
      <PageHead title={account.firstAdmin.title} isHidden />
      <FirstAdminScreen />
    </>
  )
}
