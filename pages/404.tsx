import { FaultScreen } from '@/components/layout/fault-screen'
import { faultPages } from '@/messages/fault-pages'

/** Static: rendered once a minute, however many addresses lead to it. */
export const getStaticProps = () => ({ props: {}, revalidate: 60 })

export default function NotFoundPage() {
  return <FaultScreen status={404} {...faultPages.notFound} />
}
