import { TriangleAlert } from 'lucide-react'

import { spareFacts } from '@/messages/shop/spares/spare-facts'

const texts = spareFacts.battery

export function BatteryNotice() {
  return (
    <section
      aria-labelledby="spare-battery"
      className="border-l-2 border-warn bg-surface px-5 py-4"
    >
      <h2 id="spare-battery" className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-5 text-warn" />
        {texts.title}
      </h2>
      <p className="mt-2 max-w-read">{texts.text}</p>
    </section>
  )
}
