import { FaultScreen } from '@/components/kit/layout/fault-screen'
import { Button } from '@/components/kit/ui/button'
import { faultPages } from '@/messages/kit/fault-pages'

/** Static: rendered at most once a minute, no matter how many URLs lead to it. */
export const getStaticProps = () => ({ props: {}, revalidate: 60 })

export default function ServerFaultPage() {
  return (
    <FaultScreen status={500} {...faultPages.serverFault}>
      <Button onClick={() => window.location.reload()}>{faultPages.reload}</Button>
    </FaultScreen>
  )
}
