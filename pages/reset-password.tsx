import { ResetPasswordScreen } from '@/components/auth/lost-password-screens'
import { PageHead } from '@/components/layout/page-head'
import { account } from '@/messages/account'

export default function ResetPasswordPage() {
  return (
    <>
      <PageHead title={account.reset.title} isHidden />
      <ResetPasswordScreen />
    </>
  )
}
