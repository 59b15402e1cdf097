import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useShopSettings, type ShopSettings } from '@/hooks/office/settings/use-shop-settings'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { Part } from '@/components/office/kit/part'
import { OpeningPart } from './opening-part'
import { AssemblyForm } from './assembly-form'
import { Samples } from './samples'
import { RegionForm } from './region-form'
import { SafetyForm } from './safety-form'
import { ShopForm } from './shop-form'
import { SupportForm } from './support-form'
import { MethodsForm } from './methods-form'

type EditedSection = 'opening' | 'shop' | 'safety' | 'support' | 'region' | 'assembly' | 'methods'

export function SettingsScreen() {
  const request = useShopSettings()
  const mayWrite = useMay()('settings.write')
  const [saved, setSaved] = useState<EditedSection | null>(null)
  const { renew } = request
  const edit = (part: EditedSection, settings: ShopSettings) => ({
    ...{ settings, mayWrite },
    isSaved: saved === part,
    onSaved: (now: ShopSettings) => {
      request.set(now)
      setSaved(part)
    },
    onChanged: renew,
  })
  return (
    <>
      {request.isStale && (
        <ErrorNotice sentence={texts.stale} onRetry={renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={request.state} onRetry={request.retry} placeholder={<RowsPlaceholder />}>
        {(settings) => (
          <div className="flex flex-col gap-10 text-sm">
            <OpeningPart {...edit('opening', settings)} />
            <ShopForm {...edit('shop', settings)} />
            <SafetyForm {...edit('safety', settings)} />
            <RegionForm {...edit('region', settings)} />
            <SupportForm {...edit('support', settings)} />
            <AssemblyForm {...edit('assembly', settings)} />
            <MethodsForm {...edit('methods', settings)} />
            <Connections {...settings} />
            <Samples mayWrite={mayWrite} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Connections({ connections }: ShopSettings) {
  return (
    <Part title={texts.connections} empty={null}>
      <p className="mb-2 text-ink-soft">{texts.connectionsHint}</p>
      <ul className="border-t border-line">
        {connections.map(({ name, is_set }) => {
          const { title, words } = texts.connectionOf(name, is_set)
          return (
            <li
              key={name}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <span className="w-40 font-medium">{title}</span>
              <span className="w-20">
                <Badge kind={is_set ? 'ok' : 'plain'}>
                  {texts.states[is_set ? 'set' : 'missing']}
                </Badge>
              </span>
              <span className="min-w-0 flex-1 basis-64">{words}</span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
