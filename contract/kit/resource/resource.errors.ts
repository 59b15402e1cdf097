import { resources, type Resources } from '@/contract/kit/resources'

import type { ErrorOf, Nouns } from './resource'

type ResourceError = { [K in keyof Resources]: ErrorOf<Resources[K]> }[keyof Resources]

const errors = Object.values(resources).flatMap(({ nouns }: { nouns: Nouns }) => {
  const { code, one, exists, inUse } = nouns
  return [
    { code: `${code}_not_found`, status: 404, sentence: `We couldn’t find this ${one}.` },
    {
      code: `${code}_changed`,
      status: 409,
      sentence: `Someone else changed this ${one}. Look at their version first.`,
    },
    ...(exists === undefined ? [] : [{ code: `${code}_exists`, status: 409, sentence: exists }]),
    ...(inUse === undefined ? [] : [{ code: `${code}_in_use`, status: 409, sentence: inUse }]),
  ]
})

export const RESOURCE_STATUS = Object.fromEntries(
  errors.map(({ code, status }) => [code, status]),
) as Record<ResourceError, 404 | 409>

export const RESOURCE_SENTENCE = Object.fromEntries(
  errors.map(({ code, sentence }) => [code, sentence]),
) as Record<ResourceError, string>
