import { EmailLinkScreen } from '@/components/kit/layout/email-link-screen'
import { useSecretQuery } from '@/hooks/kit/use-secret-query'
import { useStockAlertConfirmation, useStockAlertEnd } from '@/hooks/shop/goods/use-stock-alert'
import { stockAlertLinks as texts } from '@/messages/shop/goods/stock-alert'

export function ConfirmStockAlertScreen() {
  const token = useSecretQuery()?.token ?? ''
  return <EmailLinkScreen texts={texts.confirm} action={useStockAlertConfirmation(token)} />
}

export function EndStockAlertScreen({ id, letterKey }: { id: string; letterKey: string }) {
  return <EmailLinkScreen texts={texts.end} action={useStockAlertEnd({ id, key: letterKey })} />
}
