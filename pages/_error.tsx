import { ServerFault } from '@/components/kit/layout/server-fault'

/** For failures in the browser. The one of Next.js has an inline style, which Trusted Types reject in an endless loop. */
export default function BrowserFaultPage() {
  return <ServerFault />
}
