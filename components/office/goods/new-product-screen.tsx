import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import type { CatalogKind } from '@/hooks/office/goods/use-catalog'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useGroups, useNewProduct } from '@/hooks/office/goods/use-new-product'
import { toSentence } from '@/messages/kit/errors'
import { catalog as texts } from '@/messages/office/goods/prices'

import { DenseField } from '@/components/office/kit/dense-field'
import { SharedFields } from './product-fields'

export function NewProductScreen({ kind }: { kind: CatalogKind }) {
  const { state, retry } = useGroups(kind)
  const mayWrite = useMay()('catalog.write')
  if (!mayWrite) return <p className="text-sm">{texts.mayNotAdd}</p>
  return (
    <Loaded state={state} onRetry={retry}>
      {({ groups }) => <NewProductForm {...{ kind, groups }} />}
    </Loaded>
  )
}

interface NewProductFormProps {
  kind: CatalogKind
  groups: readonly { code: string; title: string }[]
}

function NewProductForm({ kind, groups }: NewProductFormProps) {
  const { ref, form, faults, error, type, isSending, submit } = useNewProduct(kind)
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-4 text-sm">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <SharedFields {...{ kind, groups, form, faults, type }} />
      <DenseField
        label={texts.newPrice}
        name="price"
        autoComplete="off"
        inputMode="decimal"
        value={form.price}
        fault={faults.price}
        onChange={({ target }) => type({ price: target.value })}
      />
      <p>
        <Button type="submit" size="small" isLoading={isSending}>
          {texts.add[kind]}
        </Button>
      </p>
    </form>
  )
}
