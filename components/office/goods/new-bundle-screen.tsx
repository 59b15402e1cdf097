import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { parseDollars } from '@/domain/kit/money'
import { useNewBundle } from '@/hooks/office/goods/use-new-bundle'
import { useGroups } from '@/hooks/office/goods/use-new-product'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { bundles as texts } from '@/messages/office/goods/bundles'
import { toSentence } from '@/messages/kit/errors'

import { DenseField } from '@/components/office/kit/dense-field'
import { BundleFields } from './bundle-fields'
import { TextFields } from './product-fields'

export function NewBundleScreen() {
  const { state, retry } = useGroups('accessory')
  const mayWrite = useMay()('catalog.write')
  if (!mayWrite) return <p className="text-sm">{texts.mayNotAdd}</p>
  return (
    <Loaded state={state} onRetry={retry}>
      {({ groups }) => <NewBundleForm {...{ groups }} />}
    </Loaded>
  )
}

interface NewBundleFormProps {
  groups: readonly { code: string; title: string }[]
}

function NewBundleForm({ groups }: NewBundleFormProps) {
  const { ref, form, faults, error, type, isSending, submit } = useNewBundle()
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-4 text-sm">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <TextFields kind="accessory" {...{ groups, form, faults, type }} />
      <BundleFields
        bundle={form.bundle}
        error={faults.bundle}
        ownPrice={parseDollars(form.price)}
        onChange={(bundle) => type({ bundle })}
      >
        <DenseField
          label={texts.ownPrice}
          name="price"
          autoComplete="off"
          inputMode="decimal"
          className="max-w-72"
          value={form.price}
          fault={faults.price}
          onChange={({ target }) => type({ price: target.value })}
        />
      </BundleFields>
      <p>
        <Button type="submit" size="small" isLoading={isSending}>
          {texts.add}
        </Button>
      </p>
    </form>
  )
}
