import { FaultScreen } from '@/components/layout/fault-screen'
import { faultPages } from '@/messages/chrome'

export default function NotFoundPage() {
  return <FaultScreen status={404} {...faultPages.notFound} />
}
