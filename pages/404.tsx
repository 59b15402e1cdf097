import { FaultScreen } from '@/components/kit/layout/fault-screen'
import { faultPages } from '@/messages/kit/fault-pages'

/** Static: rendered at most once a minute, no matter how many URLs lead to it. */
export const getStaticProps = () => ({ props: {}, revalidate: 60 })

export default function NotFoundPage() {
  return <FaultScreen status={404} {...faultPages.notFound} />
}
