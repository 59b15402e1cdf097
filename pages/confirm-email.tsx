import { ConfirmEmailScreen } from '@/components/account/auth/link-screens'
import { PageHead } from '@/components/kit/layout/page-head'
import { account } from '@/messages/account/profile/account'

export default function ConfirmEmailPage() {
  return (
    <>
      <PageHead title={account.confirmEmail.title} isHidden />
      <ConfirmEmailScreen />
    </>
  )
}
