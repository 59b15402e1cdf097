import { Button } from '@/components/kit/ui/button'
import { faultPages } from '@/messages/kit/fault-pages'

import { FaultScreen } from './fault-screen'

/** What a visitor sees when a page failed, on the server or in the browser. */
export function ServerFault() {
  return (
    <FaultScreen status={500} {...faultPages.serverFault}>
      <Button onClick={() => window.location.reload()}>{faultPages.reload}</Button>
    </FaultScreen>
  )
}
