import { FirstAdminScreen } from '@/components/account/auth/link-screens'
import { PageHead } from '@/components/kit/layout/page-head'
import { account } from '@/messages/account/profile/account'

export default function FirstAdminPage() {
  return (
    <>
      <PageHead title={account.firstAdmin.title} isHidden />
      <FirstAdminScreen />
    </>
  )
}
