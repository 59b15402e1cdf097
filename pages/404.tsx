import { FaultScreen } from '@/components/layout/fault-screen'
import { faultPages } from '@/messages/fault-pages'

export default function NotFoundPage() {
  return <FaultScreen status={404} {...faultPages.notFound} />
}
