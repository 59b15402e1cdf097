import { ConfirmEmailScreen } from '@/components/auth/link-screens'
import { PageHead } from '@/components/layout/page-head'
import { account } from '@/messages/account'

export default function ConfirmEmailPage() {
  return (
    <>
      <PageHead title={account.confirmEmail.title} isHidden />
      <ConfirmEmailScreen />
    </>
  )
}
