import Link from 'next/link'

import { batteryReturn as texts } from '@/messages/shop/goods/battery-return'

/** What to do with an old battery, on the pages of bikes and batteries. */
export function BatteryReturn() {
  return (
    <div className="max-w-[68ch] text-sm">
      <h3 className="font-medium">{texts.title}</h3>
      <p className="mt-1">{texts.text}</p>
      <Link href="/help-center/old-battery" className="inline-flex min-h-touch items-center link">
        {texts.link}
      </Link>
    </div>
  )
}
