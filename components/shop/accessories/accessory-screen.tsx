import { deferredPart } from '@/components/kit/ui/deferred-part'
import { goodsPicture } from '@/domain/shop/accessories/accessory'
import type { AccessoryPage } from '@/hooks/shop/accessories/use-accessory'
import { useVersion } from '@/hooks/shop/goods/use-version'

import { AccessoryHead } from './accessory-head'
import { AccessoryPurchase } from './accessory-purchase'

const AccessoryBelow = deferredPart({
  load: () => import('./accessory-below').then((code) => code.AccessoryBelow),
  fallback: <div className="min-h-screen" />,
})

export function AccessoryScreen({ accessory, related }: AccessoryPage) {
  const version = useVersion(accessory)
  const { chosen } = version
  return (
    <>
      <AccessoryHead
        accessory={accessory}
        picture={goodsPicture(accessory, chosen)}
        version={chosen}
      >
        <AccessoryPurchase accessory={accessory} version={version} />
      </AccessoryHead>
      <AccessoryBelow accessory={accessory} related={related} chosen={chosen} />
    </>
  )
}
