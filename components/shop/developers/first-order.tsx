import { developers } from '@/messages/shop/developers/developers'

import { Steps } from './steps'

export function FirstOrder({ commands }: { commands: string[] }) {
  const { title, lead, steps } = developers.firstOrder
  return (
    <section aria-labelledby="first-order" className="mt-12 max-w-read">
      <h2 id="first-order" className="scroll-mt-8 text-3xl">
        {title}
      </h2>
      <p className="mt-3 text-ink-soft">{lead}</p>
      <Steps steps={steps} commands={commands} />
    </section>
  )
}
