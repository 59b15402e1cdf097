import { ServerFault } from '@/components/kit/layout/server-fault'

/** Static: rendered at most once a minute, no matter how many URLs lead to it. */
export const getStaticProps = () => ({ props: {}, revalidate: 60 })

export default function ServerFaultPage() {
  return <ServerFault />
}
